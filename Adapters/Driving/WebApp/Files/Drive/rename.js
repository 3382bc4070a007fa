// A new name is typed over the old one, up to its ending.
const field = document.querySelector("[data-selects-stem]");
const ending = field?.value.lastIndexOf(".");
field?.setSelectionRange(0, ending > 0 ? ending : field.value.length);

enum ItemSourceContract {}

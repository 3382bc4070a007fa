// Makes a part of the page like another, touching only what differs: what has the focus keeps it, pictures stay.

/** Makes `place` like what has its id on the other page. */
export function update(place, page) {
    const fresh = page.getElementById(place.id);
    if (fresh) morph(place, fresh);
}

/** Makes `old` like `fresh`; both are elements of one name. */
export function morph(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    for (const { name } of [...old.attributes]) {
        // These two are written by our scripts, never by the server.
        if (!fresh.hasAttribute(name) && !["data-broken", "open"].includes(name)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
        if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
    let place = old.firstChild;
    for (const wanted of [...fresh.childNodes]) {
        const found = match(old, place, wanted);
        if (!found) {
            old.insertBefore(document.importNode(wanted, true), place);
            continue;
        }
        if (found !== place) {
            // What lies between has gone, or stands further down now.
            if (follows(found, place)) while (place !== found && !isWanted(place, fresh)) place = remove(place);
            if (found !== place) old.insertBefore(found, place);
        }
        if (found === place) place = place.nextSibling;
        if (found.nodeType === Node.ELEMENT_NODE) morph(found, wanted);
        // Another text is another node: it appears in its place instead of moving there.
        else if (found.nodeValue !== wanted.nodeValue) found.replaceWith(document.importNode(wanted));
    }
    while (place) place = remove(place);
}

function match(old, place, wanted) {
    if (wanted.id) {
        const same = old.ownerDocument.getElementById(wanted.id);
        return same?.parentNode === old && same.nodeName === wanted.nodeName ? same : null;
    }
    const isSame = place && place.nodeName === wanted.nodeName && !place.id;
    return isSame && place.className === wanted.className ? place : null;
}

const isWanted = ({ id }, fresh) => id && fresh.querySelector(`#${CSS.escape(id)}`);

const follows = (node, other) => other && other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;

function remove(node) {
    const next = node.nextSibling;
    node.remove();
    return next;
}

/**
 * Makes an element's content what the text says and touches nothing that is so already, so that the focus stays, pictures
 * are not loaded again, and fields keep what was typed into them.
 */
export function patchChildren(element: Element, html: string): void {
  const wanted = document.createElement('template');
  wanted.innerHTML = html;
  patch(element, wanted.content);
}

function patch(element: ParentNode & Node, wanted: Node): void {
  const next = [...wanted.childNodes];
  next.forEach((node, index) => {
    removeUpTo(node, element, index);
    const now = element.childNodes[index];
    if (now === undefined) element.appendChild(node);
    else if (now instanceof Element && node instanceof Element && isSameThing(now, node)) {
      patchAttributes(now, node);
      patch(now, node);
    } else if (!now.isEqualNode(node)) element.replaceChild(node, now);
  });
  while (element.childNodes.length > next.length) element.lastChild?.remove();
}

/** Where a keyed thing stands further behind, what was before it is gone: it is kept, and not made anew in its place. */
function removeUpTo(node: Node, element: ParentNode & Node, index: number): void {
  if (!(node instanceof Element) || !node.hasAttribute('data-key')) return;
  const before: ChildNode[] = [];
  for (
    let now = element.childNodes[index];
    now !== undefined;
    now = element.childNodes[index + before.length]
  ) {
    if (now instanceof Element && isSameThing(now, node)) return before.forEach((one) => one.remove());
    before.push(now);
  }
}

/** By these a thing is told from others of its kind: a card by its product, a field by what it sends, a group by its key. */
const IDENTITY = ['data-name', 'data-key', 'value'];

function isSameThing(one: Element, other: Element): boolean {
  return (
    one.tagName === other.tagName &&
    IDENTITY.every((name) => one.getAttribute(name) === other.getAttribute(name))
  );
}

/** What the visitor does to a page: what they filtered away stays away, what they opened stays open. */
const VISITORS_OWN = ['hidden', 'open'];

function patchAttributes(now: Element, wanted: Element): void {
  for (const { name } of [...now.attributes])
    if (!wanted.hasAttribute(name) && !VISITORS_OWN.includes(name)) now.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
}

/**
 * Makes the content of an element equal that of another, and keeps the nodes that both share. So the page does not
 * flicker, scroll or lose focus when one part changes, and a live region announces only the change.
 */
export function replaceChanged(shown: Element, next: Element): void {
  const [old, fresh] = [[...shown.childNodes], [...next.childNodes]]
  while (isSame(old[0], fresh[0])) {
    old.shift()
    fresh.shift()
  }
  let follower: ChildNode | undefined
  while (isSame(old.at(-1), fresh.at(-1))) {
    follower = old.pop()
    fresh.pop()
  }
  // Equal nodes must be matched first: otherwise one added paragraph would rewrite all that follow it.
  while (updateIfAlike(old[0], fresh[0])) {
    old.shift()
    fresh.shift()
  }
  while (updateIfAlike(old.at(-1), fresh.at(-1))) {
    follower = old.pop()
    fresh.pop()
  }
  for (const node of old) node.remove()
  for (const node of fresh) shown.insertBefore(node, follower ?? null)
}

function isSame(one: ChildNode | undefined, other: ChildNode | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

/** @returns whether both are elements with the same tag and attributes, which differ in their content only. */
function updateIfAlike(shown: ChildNode | undefined, next: ChildNode | undefined): boolean {
  if (!isElement(shown) || !isElement(next)) return false
  if (!shown.cloneNode().isEqualNode(next.cloneNode())) return false
  replaceChanged(shown, next)
  return true
}

function isElement(node: ChildNode | undefined): node is Element & ChildNode {
  return node?.nodeType === Node.ELEMENT_NODE
}

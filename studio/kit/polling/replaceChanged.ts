/**
 * Makes an element hold what another holds, and leaves alone what both have: so a page neither flickers, scrolls nor
 * loses the focus where one part of it changes, and a live region says what is new in it.
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
  // Only once those are out of the way: else a paragraph more would rewrite all that follow it.
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

/** @returns whether both are elements that differ in what they hold only. */
function updateIfAlike(shown: ChildNode | undefined, next: ChildNode | undefined): boolean {
  if (!isElement(shown) || !isElement(next)) return false
  if (!shown.cloneNode().isEqualNode(next.cloneNode())) return false
  replaceChanged(shown, next)
  return true
}

function isElement(node: ChildNode | undefined): node is Element & ChildNode {
  return node?.nodeType === Node.ELEMENT_NODE
}

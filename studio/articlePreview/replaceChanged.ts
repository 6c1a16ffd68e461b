/**
 * Makes an element hold what another holds, and leaves alone what both have: so a page neither flickers nor scrolls
 * where one paragraph of it changes.
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
  const [shownPart, nextPart] = [old[0], fresh[0]]
  if (old.length === 1 && fresh.length === 1 && isElement(shownPart) && isElement(nextPart)) {
    if (shownPart.cloneNode().isEqualNode(nextPart.cloneNode())) {
      replaceChanged(shownPart, nextPart)
      return
    }
  }
  for (const node of old) node.remove()
  for (const node of fresh) shown.insertBefore(node, follower ?? null)
}

function isSame(one: ChildNode | undefined, other: ChildNode | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

function isElement(node: ChildNode | undefined): node is Element & ChildNode {
  return node?.nodeType === Node.ELEMENT_NODE
}

/** What counts as sight, and how long an element must stay in it: what passes by as somebody scrolls may not count. */
type Sight = IntersectionObserverInit & { dwellMs?: number }

/** Acts once, as soon as an element is in sight, or has been for as long as it must. */
export function whenInSight(
  element: Element,
  act: () => void,
  { dwellMs, ...options }: Sight = {},
): void {
  let dwelling: ReturnType<typeof setTimeout>
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(dwelling)
    // A busy browser tells of several changes at once, the last of which still holds.
    if (!entries.at(-1)?.isIntersecting) return
    const end = () => {
      observer.disconnect()
      act()
    }
    if (dwellMs) dwelling = setTimeout(end, dwellMs)
    else end()
  }, options)
  observer.observe(element)
}

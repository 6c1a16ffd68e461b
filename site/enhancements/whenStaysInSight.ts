/**
 * Acts once an element has stayed in sight for a while: what passes by as somebody scrolls does not count.
 * @param options as for an IntersectionObserver: what counts as sight.
 */
export function whenStaysInSight(
  element: Element,
  dwellMs: number,
  act: () => void,
  options?: IntersectionObserverInit,
): void {
  let dwelling: ReturnType<typeof setTimeout>
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(dwelling)
    // A busy browser tells of several changes at once, the last of which still holds.
    if (!entries.at(-1)?.isIntersecting) return
    dwelling = setTimeout(() => {
      observer.disconnect()
      act()
    }, dwellMs)
  }, options)
  observer.observe(element)
}

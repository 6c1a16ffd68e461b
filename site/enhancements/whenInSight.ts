/** Acts once, as soon as an element is in sight. */
export function whenInSight(
  element: Element,
  act: () => void,
  options?: IntersectionObserverInit,
): void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several changes at once; the last one still holds.
    if (!entries.at(-1)?.isIntersecting) return
    observer.disconnect()
    act()
  }, options)
  observer.observe(element)
}

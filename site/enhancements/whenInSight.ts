/**
 * Acts once, as soon as an element is in sight.
 * @param options as for an IntersectionObserver: what counts as sight.
 */
export function whenInSight(
  element: Element,
  act: () => void,
  options?: IntersectionObserverInit,
): void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser tells of several changes at once: first that it is out of sight, then that it is in.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  }, options)
  observer.observe(element)
}

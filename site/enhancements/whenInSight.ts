/** Runs `act` once, as soon as an element is in view. */
export function whenInSight(
  element: Element,
  act: () => void,
  options?: IntersectionObserverInit,
): void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser may report several changes together; the last one is current.
    if (!entries.at(-1)?.isIntersecting) return
    observer.disconnect()
    act()
  }, options)
  observer.observe(element)
}

/** Marks the clicked link, so that styles can morph its card's picture into the next page. */
export function handOver(): void {
  let pressed: Element | null | undefined
  addEventListener('click', ({ target }) => {
    pressed?.toggleAttribute('data-pressed')
    pressed = (target as Element).closest('a')
    pressed?.toggleAttribute('data-pressed')
  })
}

/** Marks the link that was pressed: by styles its card's picture hands over to the page that opens. */
export function handOver(): void {
  let pressed: Element | null | undefined
  addEventListener('click', ({ target }) => {
    pressed?.toggleAttribute('data-pressed')
    pressed = (target as Element).closest('a')
    pressed?.toggleAttribute('data-pressed')
  })
}

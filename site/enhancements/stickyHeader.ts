const STICKY_FROM_PX = 130

/** Fixes the header's bar to the top after 130px of scrolling. Its space in the page remains, so nothing shifts. */
export function stickyHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-sticky-header]')
  const update = () => header?.toggleAttribute('data-stuck', scrollY >= STICKY_FROM_PX)
  addEventListener('scroll', update, { passive: true })
  update()
}

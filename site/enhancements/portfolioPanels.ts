import { ABOVE_PHONE } from '../styles/breakpoints.ts'

/**
 * Opens the portfolio's panel on hover, focus or tap. The first tap on a closed panel only opens it; after that, the
 * panel's links work.
 */
export function portfolioPanels(): void {
  for (const portfolio of document.querySelectorAll('[data-portfolio]')) {
    const panels = [...portfolio.querySelectorAll<HTMLElement>('[data-panel]')]
    const open = (chosen: HTMLElement) => {
      for (const panel of panels) panel.toggleAttribute('data-open', panel === chosen)
    }
    for (const panel of panels) {
      let tappedWhileClosed = false
      panel.addEventListener('pointerenter', ({ pointerType }) => {
        if (pointerType === 'mouse') open(panel)
      })
      panel.addEventListener('pointerdown', () => {
        tappedWhileClosed = !panel.hasAttribute('data-open')
      })
      panel.addEventListener('click', (event) => {
        if (tappedWhileClosed && matchMedia(ABOVE_PHONE).matches) event.preventDefault()
        tappedWhileClosed = false
        open(panel)
      })
      panel.addEventListener('focusin', () => open(panel))
    }
  }
}

/**
 * Shows a pause button and keeps its name and drawing true.
 * @param onChange told whether the visitor has paused.
 */
export function pauseToggle(toggle: HTMLElement | null, onChange: (paused: boolean) => void): void {
  if (!toggle) return
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    const paused = toggle.toggleAttribute('data-paused')
    toggle.ariaLabel = (paused ? toggle.dataset.play : toggle.dataset.pause) ?? ''
    onChange(paused)
  })
}

import { motionAllowed, reducedMotion } from './motion.ts'

/**
 * Reports when autoplay may run. It must stop out of view, in a hidden tab, under the pointer, with the keyboard's
 * focus inside, with reduced motion, and after a click on its pause button (PauseToggle).
 * @param element pauses while the pointer or the focus is in it.
 * @param onChange called on each change with whether autoplay may run; initially it may not.
 */
export function autoplay(
  element: HTMLElement,
  toggle: HTMLElement | null | undefined,
  onChange: (mayMove: boolean) => void,
): void {
  let isInSight = false
  let isUnderPointer = false
  let isPaused = false
  let mayMove = false
  const update = () => {
    const isHeld = isUnderPointer || isPaused || element.matches(':focus-within')
    const next = isInSight && !document.hidden && motionAllowed() && !isHeld
    if (next === mayMove) return
    mayMove = next
    onChange(mayMove)
  }
  const point = (isInside: boolean) => {
    isUnderPointer = isInside
    update()
  }

  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false
    update()
  }).observe(element)
  element.addEventListener('pointerenter', () => point(true))
  element.addEventListener('pointerleave', () => point(false))
  element.addEventListener('focusin', update)
  element.addEventListener('focusout', update)
  document.addEventListener('visibilitychange', update)
  reducedMotion.addEventListener('change', update)
  if (!toggle) return
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    isPaused = toggle.toggleAttribute('data-paused')
    toggle.ariaLabel = (isPaused ? toggle.dataset.play : toggle.dataset.pause) ?? ''
    update()
  })
}

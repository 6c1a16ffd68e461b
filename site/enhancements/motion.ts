export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether autoplay and animations are allowed. Read it each time, as the visitor can change the setting. */
export function motionAllowed(): boolean {
  return !reducedMotion.matches
}

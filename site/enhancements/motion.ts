export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether autoplay is allowed for this visitor; read anew each time, as the setting can change. */
export function motionAllowed(): boolean {
  return !reducedMotion.matches
}

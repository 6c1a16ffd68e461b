export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether anything may move by itself for this visitor, asked anew each time: the setting can change. */
export function motionAllowed(): boolean {
  return !reducedMotion.matches
}

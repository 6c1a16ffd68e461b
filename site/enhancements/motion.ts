const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether anything may move by itself for this visitor, asked anew each time: the setting can change. */
export function motionAllowed(): boolean {
  return !reducedMotion.matches
}

/**
 * Holds an animation where it is, or lets it go on. It is not paused: beside anything that moves, Chromium lays
 * the page out anew in every frame for a paused animation of what it does not paint.
 */
export function hold(animation: Animation, still: boolean): void {
  animation.playbackRate = still ? 0 : 1
}

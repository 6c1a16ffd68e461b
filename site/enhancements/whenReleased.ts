import { afterFrame } from './afterFrame.ts'

/** About as long as a finger is down. */
const PRESS_MS = 100

/**
 * Acts at once, or where a pointer is pressed once it is let go and the frame that answers it has come. To ask in every
 * frame would make a frame of the page with each of the screen's, for which the answer would wait.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active')) {
    setTimeout(() => afterFrame(() => whenReleased(act)), PRESS_MS)
  } else act()
}

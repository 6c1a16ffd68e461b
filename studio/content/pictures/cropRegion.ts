import type { Focus } from '../../../content-model/schemas/fields.ts'

/** Width to height. */
export const RATIOS = ['1:1', '4:3', '3:2', '16:9', '3:4', '2:3'] as const
/** Sizes of a crop, in per cent of the width of the largest part with its ratio. */
export const SHARES = ['100', '75', '50'] as const

export type Crop = {
  ratio: (typeof RATIOS)[number]
  share: (typeof SHARES)[number]
  /** The part of the picture that stays. */
  focus: Focus
}

/** The part of a picture that a crop leaves, in pixels. */
export function regionOf(
  { width, height }: { width: number; height: number },
  { ratio, share, focus }: Crop,
): { left: number; top: number; width: number; height: number } {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const scale = Math.min(width / across, height / down) * (Number(share) / 100)
  const part = { width: Math.round(across * scale), height: Math.round(down * scale) }
  return {
    ...part,
    left: Math.round((width - part.width) * placeOf(focus, 'left', 'right')),
    top: Math.round((height - part.height) * placeOf(focus, 'top', 'bottom')),
  }
}

function placeOf(focus: Focus, start: string, end: string): number {
  const sides = focus.split('-')
  if (sides.includes(start)) return 0
  return sides.includes(end) ? 1 : 0.5
}

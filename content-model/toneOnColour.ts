import { contrastRatio } from './contrastRatio.ts'
import type { Palette } from './schemas/palette.ts'

/**
 * The tone of what stands on a colour: `dark` where paper reads better on it than ink, else undefined.
 * @param hex colour as #rrggbb.
 */
export function toneOnColour(
  { ink, paper }: Pick<Palette, 'ink' | 'paper'>,
  hex: string,
): 'dark' | undefined {
  return contrastRatio(paper, hex) > contrastRatio(ink, hex) ? 'dark' : undefined
}

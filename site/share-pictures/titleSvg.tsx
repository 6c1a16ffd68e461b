import satori from 'satori'
import { shareFonts } from './shareFonts.ts'

export type TitleBox = { widthPx: number; heightPx: number; maxSizePx: number }

/** Below it a thumbnail of the picture could not be read: a longer title grows out of its box. */
const MIN_SIZE_PX = 32
const STEP_PX = 4
const PROBE_SIZE_PX = 100
const SIZE = /^<svg width="(?<widthPx>[\d.]+)" height="(?<heightPx>[\d.]+)"/

/**
 * A title as outlines, in the largest size at which it fits its box: no font of the system is asked.
 * Letters that Mona Sans lacks are left out.
 */
export async function titleSvg(title: string, colour: string, box: TitleBox): Promise<string> {
  const words = await Promise.all(
    title.split(/\s+/).map((word) => draw(word, colour, PROBE_SIZE_PX)),
  )
  const widestPx = Math.max(...words.map((word) => sizeOf(word).widthPx))
  let sizePx = Math.min(box.maxSizePx, Math.floor((PROBE_SIZE_PX * box.widthPx) / widestPx))
  let svg = await draw(title, colour, sizePx, box.widthPx)
  while (sizeOf(svg).heightPx > box.heightPx && sizePx > MIN_SIZE_PX) {
    sizePx -= STEP_PX
    svg = await draw(title, colour, sizePx, box.widthPx)
  }
  return svg
}

/** Without a width satori makes the picture as wide as the text, without a height as high. */
async function draw(title: string, color: string, fontSize: number, width?: number) {
  const fonts = await shareFonts()
  const fontFamily = fonts.map(({ name }) => name).join(', ')
  const style = { display: 'flex', width, color, fontSize, fontFamily, ...SETTING }
  return satori(<div style={style}>{title}</div>, {
    ...(width ? { width } : { height: 2 * fontSize }),
    fonts,
  })
}

// A line is lower than its letters: without room below, the last line's descenders would be cut.
const SETTING = {
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  paddingBottom: '0.2em',
} as const

function sizeOf(svg: string): { widthPx: number; heightPx: number } {
  const { widthPx, heightPx } = SIZE.exec(svg)?.groups ?? {}
  return { widthPx: Number(widthPx), heightPx: Number(heightPx) }
}

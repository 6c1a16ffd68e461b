import satori from 'satori'
import type { ShareFont } from './shareFonts.ts'

export type TitleBox = { widthPx: number; heightPx: number; maxSizePx: number }

/** Smallest size that is readable in a thumbnail; a longer title overflows its box. */
const MIN_SIZE_PX = 32
const STEP_PX = 4
const PROBE_SIZE_PX = 100
const SIZE = /^<svg width="(?<widthPx>[\d.]+)" height="(?<heightPx>[\d.]+)"/

/**
 * A title as outlines, in the largest size that fits its box, without system fonts. Letters that none of the fonts has
 * are left out.
 */
export async function titleSvg(
  title: string,
  { box, ...options }: TitleOptions & { box: TitleBox },
): Promise<string> {
  const draw = (text: string, sizePx: number, widthPx?: number) =>
    outline(text, { ...options, sizePx, widthPx })
  const words = await Promise.all(title.split(/\s+/).map((word) => draw(word, PROBE_SIZE_PX)))
  const widestPx = Math.max(...words.map((word) => sizeOf(word).widthPx))
  let sizePx = Math.min(box.maxSizePx, Math.floor((PROBE_SIZE_PX * box.widthPx) / widestPx))
  let svg = await draw(title, sizePx, box.widthPx)
  while (sizeOf(svg).heightPx > box.heightPx && sizePx > MIN_SIZE_PX) {
    sizePx -= STEP_PX
    svg = await draw(title, sizePx, box.widthPx)
  }
  return svg
}

type TitleOptions = { colour: string; fonts: ShareFont[]; isRightToLeft?: boolean }

/** Without a width, satori makes the picture as wide as the text; without a height, as high. */
function outline(text: string, options: OutlineOptions): Promise<string> {
  const { colour, fonts, isRightToLeft, sizePx, widthPx } = options
  const fontFamily = fonts.map(({ name }) => name).join(', ')
  const setting = isRightToLeft ? { ...SETTING, ...RIGHT_TO_LEFT } : SETTING
  const style = { width: widthPx, color: colour, fontSize: sizePx, fontFamily, ...setting }
  const content = isRightToLeft ? wordsInRow(text) : text
  return satori(<div style={style}>{content}</div>, {
    ...(widthPx ? { width: widthPx } : { height: 2 * sizePx }),
    fonts,
  })
}

type OutlineOptions = TitleOptions & { sizePx: number; widthPx?: number | undefined }

/**
 * The words of a right-to-left line as separate elements: satori joins the letters of a word, but orders words, and the
 * punctuation after them, from left to right (https://github.com/vercel/satori/issues/74). Adjacent Latin words stay
 * together.
 */
function wordsInRow(text: string) {
  return Array.from(text.matchAll(WORDS), ({ groups: { words = '', sign = '' } = {} }) => (
    <span key={words} style={{ display: 'flex', flexDirection: 'row-reverse' }}>
      <span>{words}</span>
      <span>{sign}</span>
    </span>
  ))
}

/** A word with a right-to-left letter, or adjacent words without one, and the punctuation after them. */
const WORDS =
  /(?<words>\S*[\u0590-\u08ff]\S*?|[^\s\u0590-\u08ff]+?(?: [^\s\u0590-\u08ff]+?)*)(?<sign>[:!.…،؛؟]*)(?= |$)/g

// The line height is less than that of the letters: without space below, the last line's descenders would be cut off.
const SETTING = {
  display: 'flex',
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  paddingBottom: '0.2em',
} as const

const RIGHT_TO_LEFT = {
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  columnGap: '0.25em',
  lineHeight: 1.3,
  letterSpacing: 0,
} as const

function sizeOf(svg: string): { widthPx: number; heightPx: number } {
  const { widthPx, heightPx } = SIZE.exec(svg)?.groups ?? {}
  return { widthPx: Number(widthPx), heightPx: Number(heightPx) }
}

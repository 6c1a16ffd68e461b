import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { isDark, wordsOnColour } from '../../content-model/colours.ts'
import { isRightToLeft } from '../../content-model/languages/scripts.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { SharePicture } from '../../content-model/schemas/page.ts'
import { SHARE_PICTURE_SIZE } from '../lib/sharePictures.ts'
import { shareFonts } from './shareFonts.ts'
import { MARGIN_PX, shareArt } from './shareLayers.ts'
import { titleSvg } from './titleSvg.tsx'

const LOGO_HEIGHT_PX = 48
const TITLE_TOP_PX = 146

/** On an illustration of full width, the title stays at the left, above the low end of the row of objects. */
const TITLE_ABOVE = { widthPx: 650, heightPx: 144, maxSizePx: 60 }

/**
 * Encoder settings: no colour blocks around sharp letters, and under 100 kB. MozJPEG would take five times as long
 * and save nothing.
 */
const JPEG = { quality: 80, chromaSubsampling: '4:4:4' }

/** Draws a share picture: the page's title in the site's typeface, the logo, and the page's art. */
export async function drawSharePicture(
  title: string,
  share: SharePicture,
  { palette, brand }: Pick<SiteContent, 'palette' | 'brand'>,
): Promise<Buffer> {
  const art = await shareArt(share, {
    background: palette[share.swatch],
    line: wordsOnColour(palette, palette[share.swatch]),
    ball: palette.orange,
  })
  const colour = wordsOnColour(palette, art.background)
  const fonts = await shareFonts(brand.typeface)
  const box = titleBox(share, art.leftPx)
  const logo = brand.logo[isDark(art.background) ? 'on_dark' : 'on_light']
  return art.ground
    .composite([
      ...art.layers,
      {
        input: await sharp(await readFile(`content/logos/${logo}`), { density: 144 })
          .resize({ height: LOGO_HEIGHT_PX })
          .toBuffer(),
        left: MARGIN_PX,
        top: MARGIN_PX,
      },
      {
        input: Buffer.from(
          await titleSvg(title, { colour, fonts, box, isRightToLeft: isRightToLeft(brand.locale) }),
        ),
        left: MARGIN_PX,
        top: TITLE_TOP_PX,
      },
    ])
    .jpeg(JPEG)
    .toBuffer()
}

function titleBox({ pictures, variant }: SharePicture, leftPx: number) {
  const { width, height } = SHARE_PICTURE_SIZE
  if (variant === 'below') return TITLE_ABOVE
  const widthPx = Math.min(leftPx, width - MARGIN_PX) - MARGIN_PX
  if (pictures.length > 1) return { widthPx, heightPx: 128, maxSizePx: 58 }
  if (pictures.length === 0) return { widthPx, heightPx: 290, maxSizePx: 96 }
  return { widthPx, heightPx: height - MARGIN_PX - TITLE_TOP_PX, maxSizePx: 68 }
}

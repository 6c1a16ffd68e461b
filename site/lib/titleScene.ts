import type { Illustration } from '../../content-model/schemas/page.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'
import type { TitleBarProps } from '../components/TitleBar/TitleBar.tsx'
import { toneOnField } from './paletteCss.ts'
import { pictureMaster, preparePicture } from './preparePicture.ts'

/** Of the bar's 320px, 118%: its own rules. A wide picture is as wide as this height makes it. */
const PICTURE_HEIGHT_PX = 378

/** The picture of a title bar, ready for the layout. It decorates: the heading says where one is. */
export async function titleScene(
  { picture, swatch, focus }: Illustration,
  palette: Palette,
): Promise<NonNullable<TitleBarProps['scene']>> {
  const { width, height } = pictureMaster(picture)
  const coverWidthPx = Math.round((PICTURE_HEIGHT_PX * width) / height)
  return {
    field: swatch,
    focus,
    tone: toneOnField(palette, swatch),
    picture: await preparePicture({
      name: picture,
      alt: '',
      widths: [640, 960, 1280, 1680],
      sizes: `max(44vw, ${coverWidthPx}px)`,
    }),
  }
}

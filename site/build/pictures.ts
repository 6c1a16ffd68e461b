import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import sharp from 'sharp'
import type { Project } from '../../content-model/schemas/clients.ts'
import type { Focus } from '../../content-model/schemas/fields.ts'
import type { Illustration } from '../../content-model/schemas/page.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'
import type { PreparedPicture } from '../components/Picture/Picture.tsx'
import type { TitleBarProps } from '../components/TitleBar/TitleBar.tsx'
import { cropPosition } from '../lib/focus.ts'
import { toneOnSwatch } from '../lib/palette.ts'
import {
  EFFORT,
  NARROW_SITE,
  PHONE_VW,
  PICTURE_WIDTHS_PX,
  SITE_COMPRESSION,
} from '../lib/pictureWidths.ts'
import { BELOW_DESKTOP } from '../styles/breakpoints.ts'

type PictureRequest = {
  /** File name below content/pictures/, extension included. */
  name: string
  /** Empty for a decorative picture. */
  alt: string
  /** Delivered widths in CSS pixels times density, smallest first; widths above the master's are ignored. */
  widths: number[]
  /** The `sizes` attribute: width of the picture in the layout. */
  sizes: string
  /** AVIF quality, 0 to 100; the default suits matt renderings on a flat background. */
  quality?: number
  /** AVIF effort; the default depends on the width. */
  effort?: number
  /** Height divided by width, for a layout that crops tighter than the master: saves the bytes of hidden parts. */
  ratio?: number
  /** The part that stays visible in this crop and in crops by CSS; the default comes from the layout. */
  focus?: Focus
}

const masters = import.meta.glob<ImageMetadata>('/content/pictures/**/*.{webp,png,jpg,jpeg,avif}', {
  eager: true,
  import: 'default',
})

/** The master of a picture. Throws for a file that is not in content/pictures/. */
function pictureMaster(name: string): ImageMetadata {
  const master = masters[`/content/pictures/${name}`]
  if (!master) throw new Error(`content/pictures/${name} does not exist.`)
  return master
}

/** Makes the delivered sizes of one picture. Throws for a file that is not in content/pictures/. */
export async function preparePicture(request: PictureRequest): Promise<PreparedPicture> {
  const { name, alt, sizes, quality = 46, effort, ratio, focus } = request
  const isOffCentre = ratio !== undefined && focus !== undefined && focus !== 'middle'
  const master = pictureMaster(name)
  const size = sizeOf(master)
  const widths = request.widths.filter((width) => width <= size.width)
  const files = await Promise.all(
    (widths.length ? widths : [size.width]).map(async (width) => {
      const height = Math.round(width * (ratio ?? size.height / size.width))
      const file = await getImage({
        src: master,
        width,
        height,
        fit: 'cover',
        ...(isOffCentre && { position: cropPosition(focus) }),
        format: 'avif',
        quality,
        effort,
      })
      return { src: file.src, width, height }
    }),
  )
  const largest = files.at(-1)
  if (!largest) throw new Error(`${name}: at least one width is needed.`)
  return {
    src: largest.src,
    srcSet: files.map((file) => `${file.src} ${file.width}w`).join(', '),
    sizes,
    width: largest.width,
    height: largest.height,
    alt,
    ...(focus && { focus }),
  }
}

/** Twice the width of an email. */
const FEED_WIDTH_PX = 1200
const FEED_QUALITY = 72

/**
 * A picture for feed readers and mail programs: many of them show only JPEG and PNG, in the size given by its
 * attributes. Throws for a file that is not in content/pictures/.
 */
export async function feedPicture(
  name: string,
): Promise<Pick<PreparedPicture, 'src' | 'width' | 'height'>> {
  const src = pictureMaster(name)
  const size = sizeOf(src)
  const width = Math.min(size.width, FEED_WIDTH_PX)
  const height = Math.round((width * size.height) / size.width)
  const { isOpaque } = await sharp(`content/pictures/${name}`).stats()
  const format = isOpaque ? 'jpg' : 'png'
  const file = await getImage({ src, width, height, format, quality: FEED_QUALITY })
  return { src: file.src, width, height }
}

/**
 * Astro ships the master itself as soon as one of its properties is read, but not if its clone is read.
 * Outside Astro's build there is no clone, so the master is read.
 */
function sizeOf(master: ImageMetadata & { clone?: ImageMetadata }): {
  width: number
  height: number
} {
  return master.clone ?? master
}

/**
 * The picture named in a section's block.
 * @param place the picture's use, as given to `pictureAt` in the section's schema.
 */
export function blockPicture(
  { picture, alt, focus }: { picture: string; alt: string; focus?: Focus },
  place: keyof typeof PICTURE_WIDTHS_PX,
  sizes: string,
  effort?: number,
): Promise<PreparedPicture> {
  const widths = PICTURE_WIDTHS_PX[place]
  return preparePicture({ name: picture, alt, focus, widths, sizes, effort })
}

/** A client's site in its frame. */
export function framedPicture(project: Project, sizes: string): Promise<PreparedPicture> {
  return preparePicture({
    name: project.image,
    alt: project.alt,
    sizes,
    widths: PICTURE_WIDTHS_PX.projectFramed,
    ...SITE_COMPRESSION,
  })
}

/** A client's site in a frame that shows only its upper part on narrow screens. */
export async function framedTopPicture(project: Project, sizes: string): Promise<PreparedPicture> {
  const top = { name: project.image, alt: '', focus: 'top', sizes: `${PHONE_VW}vw` } as const
  const { srcSet, width, height } = await preparePicture({ ...NARROW_SITE, ...top })
  const narrow = { srcSet, width, height, sizes: top.sizes }
  return { ...(await framedPicture(project, sizes)), narrow }
}

/** Height on tablets: TitleBar.module.css. The width of a wide picture follows from it. */
const PICTURE_HEIGHT_PX = 220

/** Height on a phone: TitleBar.module.css. */
const NARROW_HEIGHT_PX = 160

/** A phone's crop, height divided by width: a squarish picture loses some background, a wide one keeps its width. */
const narrowRatio = ({ width, height }: { width: number; height: number }) =>
  height / width > 0.7 ? 3 / 4 : 1 / 2

/** The picture of a title bar, ready for the layout. It is decorative: the heading names the page. */
export async function titleIllustration(
  { picture, swatch, focus }: Illustration,
  palette: Palette,
): Promise<TitleBarProps['illustration']> {
  const { width, height } = pictureMaster(picture)
  const coverWidthPx = Math.round((PICTURE_HEIGHT_PX * width) / height)
  const ratio = narrowRatio({ width, height })
  const narrowWidthPx = Math.round(NARROW_HEIGHT_PX / ratio)
  return {
    swatch,
    focus,
    tone: toneOnSwatch(palette, swatch),
    picture: await preparePicture({
      name: picture,
      alt: '',
      widths: [640, 960, 1280],
      sizes: `${BELOW_DESKTOP} max(54vw, ${coverWidthPx}px), max(484px, 26vw)`,
    }),
    narrowPicture: await preparePicture({
      name: picture,
      alt: '',
      ratio,
      focus,
      // At most 10 KiB.
      quality: 38,
      effort: EFFORT.firstScreen,
      widths: [Math.round(1.5 * narrowWidthPx)],
      sizes: `${narrowWidthPx}px`,
    }),
  }
}

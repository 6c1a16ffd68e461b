import type { GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { writeDrawing } from '../../content-model/drawings/writeDrawing.ts'
import { drawingIn } from '../build/drawings.ts'
import { siteContent } from '../build/siteContent.ts'
import { icoFile } from '../lib/icoFile.ts'

/** SVG's default is 72 dpi; this density keeps the edges of the largest icon sharp. */
const DENSITY_DPI = 288

/** For tabs, bookmarks and the desktops of older systems, in px. */
const ICO_SIZES_PX = [16, 32, 48]

/** The icons at the paths that browsers expect, made from the two files that the brand names. */
export const getStaticPaths = (async () => {
  const { favicon, icon } = (await siteContent()).brand.logo
  return [
    { params: { icon: 'favicon.svg' }, props: { file: favicon } },
    // Feed readers, crawlers and bookmarks request this file without a link.
    { params: { icon: 'favicon.ico' }, props: { file: favicon, sizesPx: ICO_SIZES_PX } },
    { params: { icon: 'apple-touch-icon.png' }, props: { file: icon, sizePx: 180 } },
    { params: { icon: 'icon-192.png' }, props: { file: icon, sizePx: 192 } },
    { params: { icon: 'icon-maskable-512.png' }, props: { file: icon, sizePx: 512 } },
  ]
}) satisfies GetStaticPaths

type Props = { file: string; sizePx?: number; sizesPx?: number[] }

export async function GET({ props }: { props: Props }): Promise<Response> {
  const { file, sizePx, sizesPx } = props
  const path = `content/logos/${file}`
  if (sizesPx) {
    const pictures = await Promise.all(
      sizesPx.map(async (size) => ({ sizePx: size, png: await drawPng(path, size) })),
    )
    return new Response(new Uint8Array(icoFile(pictures)))
  }
  if (sizePx) return new Response(new Uint8Array(await drawPng(path, sizePx)))
  return new Response(writeDrawing(drawingIn(file)))
}

function drawPng(path: string, sizePx: number): Promise<Buffer> {
  return sharp(path, { density: DENSITY_DPI }).resize(sizePx, sizePx).png().toBuffer()
}

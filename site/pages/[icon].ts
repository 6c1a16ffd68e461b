import { readFile } from 'node:fs/promises'
import type { GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { siteContent } from '../lib/siteContent.ts'

/** SVG counts at 72 dots an inch by default: this many make the largest icon's edges sharp. */
const DENSITY_DPI = 288

/** The icons at the addresses where browsers look for them, from the two files that the brand names. */
export const getStaticPaths = (async () => {
  const { favicon, icon } = (await siteContent()).brand.logo
  return [
    { params: { icon: 'favicon.svg' }, props: { file: favicon } },
    { params: { icon: 'apple-touch-icon.png' }, props: { file: icon, sizePx: 180 } },
    { params: { icon: 'icon-192.png' }, props: { file: icon, sizePx: 192 } },
    { params: { icon: 'icon-maskable-512.png' }, props: { file: icon, sizePx: 512 } },
  ]
}) satisfies GetStaticPaths

type Props = { file: string; sizePx?: number }

export async function GET({ props: { file, sizePx } }: { props: Props }): Promise<Response> {
  const path = `content/logos/${file}`
  if (!sizePx) return new Response(await readFile(path))
  const png = await sharp(path, { density: DENSITY_DPI }).resize(sizePx, sizePx).png().toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}

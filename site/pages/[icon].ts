import { readFile } from 'node:fs/promises'
import type { GetStaticPaths } from 'astro'
import { siteContent } from '../lib/siteContent.ts'

/** The icons at the addresses where browsers look for them, from the files that the brand names. */
export const getStaticPaths = (async () => {
  const { logo } = (await siteContent()).brand
  const icons = {
    'favicon.svg': logo.favicon,
    'apple-touch-icon.png': logo.apple_touch_icon,
    'icon-192.png': logo.icon_192,
    'icon-maskable-512.png': logo.icon_maskable_512,
  }
  return Object.entries(icons).map(([icon, file]) => ({ params: { icon }, props: { file } }))
}) satisfies GetStaticPaths

export async function GET({ props }: { props: { file: string } }): Promise<Response> {
  return new Response(await readFile(`content/logos/${props.file}`))
}

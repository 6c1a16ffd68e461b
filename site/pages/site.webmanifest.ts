import { siteContent } from '../build/siteContent.ts'

/** The web app manifest, with the brand's name, summary, colours and icons. */
export async function GET(): Promise<Response> {
  const { brand, palette } = await siteContent()
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.summary,
    lang: brand.locale,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}

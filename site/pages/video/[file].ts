import { readFile } from 'node:fs/promises'
import type { GetStaticPaths } from 'astro'
import { siteContent } from '../../build/siteContent.ts'

/** The intro film's files, where the film is the site's own. */
export const getStaticPaths = (async () => {
  const { intro_video: video } = (await siteContent()).brand
  if (video.type !== 'file') return []
  return [video.src, video.captions, video.poster].map((file) => ({ params: { file } }))
}) satisfies GetStaticPaths

export async function GET({ params }: { params: { file: string } }): Promise<Response> {
  return new Response(await readFile(`content/video/${params.file}`))
}

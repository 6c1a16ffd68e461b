import { readFile } from 'node:fs/promises'
import type { GetStaticPaths } from 'astro'
import { siteContents } from '../../build/siteContent.ts'

/** The intro film's files, if the site hosts the film. Languages may have their own captions. */
export const getStaticPaths = (async () => {
  const files = (await siteContents()).flatMap(({ brand: { intro_video: video } }) =>
    video.type === 'file' ? [video.src, video.captions, video.poster] : [],
  )
  return [...new Set(files)].map((file) => ({ params: { file } }))
}) satisfies GetStaticPaths

export async function GET({ params }: { params: { file: string } }): Promise<Response> {
  return new Response(await readFile(`content/video/${params.file}`))
}

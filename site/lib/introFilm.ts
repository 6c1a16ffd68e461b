import { readFile } from 'node:fs/promises'
import type { Brand, IntroVideo } from '../../content-model/schemas/brand.ts'
import { mp4DurationS } from './mp4DurationS.ts'

/** A film of the site's own, with how long it runs. */
export type Film = { video: Extract<IntroVideo, { type: 'file' }>; durationS: number }

/** The intro film, or undefined where a host keeps it: that host tells search engines of it itself. */
export async function introFilm({ intro_video: video }: Brand): Promise<Film | undefined> {
  if (video.type !== 'file') return undefined
  return { video, durationS: mp4DurationS(await readFile(`content/video/${video.src}`)) }
}

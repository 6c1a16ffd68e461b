import { readFile } from 'node:fs/promises'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Film } from '../lib/seo/structuredData.ts'

/** The intro film, or undefined if another host serves it: that host gives search engines its metadata. */
export async function introFilm({ intro_video: video }: Brand): Promise<Film | undefined> {
  if (video.type !== 'file') return undefined
  return { video, durationS: mp4DurationS(await readFile(`content/video/${video.src}`)) }
}

/** Offsets from the box's name; a version and two dates precede scale and duration (ISO/IEC 14496-12, 8.2.2). */
const OFFSETS = { 0: { scale: 16, duration: 20 }, 1: { scale: 24, duration: 28 } }

/**
 * Duration of a film in seconds, from its movie header.
 * @throws if the file is not an MP4 film.
 */
export function mp4DurationS(file: Buffer): number {
  const box = file.indexOf('mvhd')
  if (box === -1) throw new Error('The intro film is not an MP4 file: it has no movie header.')
  const isLong = file[box + 4] === 1
  const { scale, duration } = OFFSETS[isLong ? 1 : 0]
  const ticks = isLong
    ? Number(file.readBigUInt64BE(box + duration))
    : file.readUInt32BE(box + duration)
  return ticks / file.readUInt32BE(box + scale)
}

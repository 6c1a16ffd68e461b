import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const SHIPPED = join(import.meta.dirname, '../../content')
const WORDS_AND_DATA = [
  'site',
  'pages',
  'legal',
  'plan_comparison.yaml',
  'service-pages',
  'services',
  'projects',
  'plans',
  'team',
  'testimonials',
  'posts',
  'partners.yaml',
  'counters.yaml',
  'faqs.yaml',
  'comments.yaml',
]
const FILM = ['intro.mp4', 'intro.vtt', 'intro-poster.webp']

/** A copy of the shipped content for one test, in which files may be changed. @returns its folder. */
export async function copyContent(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const name of WORDS_AND_DATA) {
    await cp(join(SHIPPED, name), join(directory, name), { recursive: true })
  }
  // Pictures are many and large, so the copy only points at them; of the film, names are enough.
  for (const name of ['pictures', 'logos'])
    await symlink(join(SHIPPED, name), join(directory, name))
  await mkdir(join(directory, 'video'))
  for (const name of FILM) await writeFile(join(directory, 'video', name), '')
  return directory
}

import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ContentError } from '../ContentError.ts'
import { readContent } from '../readContent.ts'

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

/** What becomes of one file: text put in place of other text, new text, or null to take it away. */
export type Change = { from: string | RegExp; to: string } | string | null

/** Reads a copy of the shipped content in which some files are changed, and returns what is refused. */
export async function refusalsAfter(changes: Record<string, Change>): Promise<readonly string[]> {
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
  for (const [path, change] of Object.entries(changes)) await apply(join(directory, path), change)

  const error: unknown = await readContent(directory).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return []
  if (error instanceof ContentError) return error.refusals
  throw error
}

async function apply(path: string, change: Change): Promise<void> {
  if (change === null) return rm(path)
  if (typeof change === 'string') return writeFile(path, change)
  const text = await readFile(path, 'utf8')
  const changed = text.replace(change.from, change.to)
  if (changed === text) throw new Error(`${path} does not hold ${change.from}`)
  return writeFile(path, changed)
}

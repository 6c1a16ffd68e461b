import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SEARCH_DIRECTORY } from '../../site/islands/Search/searchFiles.ts'
import { compressFiles } from '../compressFiles.ts'
import { indexSite } from '../indexSite.ts'
import { copyProject } from './copyProject.ts'
import { generatePosts } from './generatePosts.ts'
import { measureBuild } from './measureBuild.ts'
import { printRow } from './table.ts'

const MIB = 1024 * 1024
const KIB = 1024

type Measurement = {
  posts: number
  pages: number
  buildMs: number
  peakBytes: number
  indexMs: number
  indexBytes: number
  copiesMs: number
}

/**
 * Builds the site with different numbers of posts and prints a line of Markdown table for each. Delivered
 * pictures come from the cache where an earlier build has left them, as in every build but the first. Share
 * pictures are drawn anew, as in the first build after that many posts are put in.
 */
export async function benchScale(counts: number[]): Promise<void> {
  // The first build finds cold caches: it is made and not counted.
  await measure(Math.min(...counts))
  printRow(
    ...['posts', 'pages', 'build', 'per post', 'memory'],
    ...['index made in', 'index', 'per post', 'copies made in', 'per post'],
  )
  printRow(...Array(10).fill('---:'))
  let before: Measurement | undefined
  for (const posts of counts) {
    const now = await measure(posts)
    printRow(
      now.posts,
      now.pages,
      `${(now.buildMs / 1000).toFixed(1)} s`,
      before ? `${step(before, now, 'buildMs').toFixed(0)} ms` : '',
      `${(now.peakBytes / MIB).toFixed(0)} MiB`,
      `${(now.indexMs / 1000).toFixed(1)} s`,
      `${(now.indexBytes / KIB).toFixed(0)} KiB`,
      before ? `${(step(before, now, 'indexBytes') / KIB).toFixed(1)} KiB` : '',
      `${(now.copiesMs / 1000).toFixed(1)} s`,
      before ? `${step(before, now, 'copiesMs').toFixed(0)} ms` : '',
    )
    before = now
  }
}

async function measure(posts: number): Promise<Measurement> {
  const directory = await copyProject()
  try {
    await generatePosts(join(directory, 'content', 'posts'), posts)
    const { timeMs: buildMs, peakBytes } = await measureBuild(directory)
    const site = join(directory, 'dist')
    const pages = await countPages(site)
    const indexMs = await timeOf(indexSite(site))
    const indexBytes = await sizeOf(join(site, SEARCH_DIRECTORY))
    const copiesMs = await timeOf(compressFiles(site))
    return { posts, pages, buildMs, peakBytes, indexMs, indexBytes, copiesMs }
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function timeOf(work: Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work
  return performance.now() - startMs
}

/** What one more post costs, between two measurements. */
function step(
  before: Measurement,
  now: Measurement,
  figure: 'buildMs' | 'indexBytes' | 'copiesMs',
): number {
  return (now[figure] - before[figure]) / (now.posts - before.posts)
}

async function countPages(site: string): Promise<number> {
  const names = await readdir(site, { recursive: true })
  return names.filter((name) => name.endsWith('.html')).length
}

async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

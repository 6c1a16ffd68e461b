import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from '../../build/compressFiles.ts'
import { indexSite } from '../../build/indexSite.ts'
import { writeRedirects } from '../../build/redirects/writeRedirects.ts'
import { readContent } from '../../content-model/readContent.ts'
import { SEARCH_DIRECTORY } from '../../site/islands/Search/searchFiles.ts'
import { copyProject } from './copyProject.ts'
import { type ContentSize, generateContent } from './generateContent.ts'
import { measureBuild } from './measureBuild.ts'
import { printRow } from './table.ts'

const MIB = 1024 * 1024
const KIB = 1024
const US_PER_MS = 1000
/** Additional content of the last row, besides the largest number of posts. */
const LARGE = { cases: 200, redirects: 10_000 }

type Measurement = {
  size: ContentSize
  pages: number
  clockMs: number
  buildMs: number
  peakBytes: number
  indexMs: number
  indexBytes: number
  copiesMs: number
  redirectsMs: number
}

/**
 * Builds the site with different numbers of posts, and finally with many cases and old addresses too. Prints a row of a
 * Markdown table for each build. Delivered pictures come from the cache of an earlier build, as in every build but the
 * first. Share pictures are drawn again, as in the first build after these posts are added. All times except the
 * clock's are processor time, so other programs do not count.
 */
export async function benchScale(counts: number[]): Promise<void> {
  const few = counts.map((posts): ContentSize => ({ posts, cases: 0, redirects: 0 }))
  const sizes = [...few, { posts: Math.max(...counts), ...LARGE }]
  // The first build has cold caches, so it does not count.
  await measure({ posts: Math.min(...counts), cases: 0, redirects: 0 })
  printRow(
    ...['posts', 'cases', 'old addresses', 'pages', 'clock', 'build', 'per page', 'memory'],
    ...['index made in', 'index', 'copies made in', 'per page', 'old addresses written in'],
  )
  printRow(...Array(13).fill('---:'))
  let before: Measurement | undefined
  for (const size of sizes) {
    const now = await measure(size)
    printRow(
      now.size.posts,
      now.size.cases,
      now.size.redirects,
      now.pages,
      seconds(now.clockMs),
      seconds(now.buildMs),
      before ? perPage(before, now, 'buildMs') : '',
      `${(now.peakBytes / MIB).toFixed(0)} MiB`,
      seconds(now.indexMs),
      `${(now.indexBytes / KIB).toFixed(0)} KiB`,
      seconds(now.copiesMs),
      before ? perPage(before, now, 'copiesMs') : '',
      seconds(now.redirectsMs),
    )
    before = now
  }
}

async function measure(size: ContentSize): Promise<Measurement> {
  const directory = await copyProject()
  try {
    const contentDirectory = join(directory, 'content')
    await generateContent(contentDirectory, size)
    const { clockMs, processorMs: buildMs, peakBytes } = await measureBuild(directory)
    const site = join(directory, 'dist')
    const { posts, cases, redirects } = await readContent(contentDirectory)
    return {
      size: { posts: posts.length, cases: cases.length, redirects: redirects.length },
      pages: await countPages(site),
      clockMs,
      buildMs,
      peakBytes,
      indexMs: await processorMsOf(() => indexSite(site)),
      indexBytes: await sizeOf(join(site, SEARCH_DIRECTORY)),
      copiesMs: await processorMsOf(() => compressFiles(site)),
      redirectsMs: await processorMsOf(() => writeRedirects(site, redirects)),
    }
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / US_PER_MS
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Cost per additional page between two measurements. */
function perPage(before: Measurement, now: Measurement, figure: 'buildMs' | 'copiesMs'): string {
  return `${((now[figure] - before[figure]) / (now.pages - before.pages)).toFixed(0)} ms`
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

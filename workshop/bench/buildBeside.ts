import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/freePort.ts'
import { RELEASES_FOLDER } from '../../server/site/releases.ts'
import { Publishing } from '../../studio/releases/publishing.ts'
import { loadWhile, signUps } from './load.ts'
import { type ServedSite, serveRelease } from './serveSite.ts'
import { printRow } from './table.ts'

/** The load of a busy site during the build. */
const PAGE = '/about'
const PAGES_PER_S = 100
const POSTS_PER_S = 20
const CONNECTIONS = 10
const AT_REST_MS = 20_000
const LOOK_EVERY_MS = 250
const KIB_PER_MIB = 1024

/**
 * Publishes from the studio with a real build while visitors load pages and send forms. Measures the response times for
 * them and the memory of each process.
 * @param directory of a project with a release.
 */
export async function benchBuildBeside(directory: string): Promise<void> {
  const site = await serveRelease(directory)
  const studio = await startStudio(directory)
  const publish = () => publishFrom(studio.url, directory)
  try {
    // The first build fills the picture cache of later ones.
    await publish()
    const before = memoryOf(site.pid, studio.pid)
    const most = new Map(before)
    const watch = setInterval(() => {
      for (const [name, kib] of memoryOf(site.pid, studio.pid)) {
        most.set(name, Math.max(kib, most.get(name) ?? 0))
      }
    }, LOOK_EVERY_MS)
    printRow('meanwhile', 'for', 'page p50', 'p99', 'post p50', 'p99', 'stored', 'failed')
    printRow('---', ...Array(7).fill('---:'))
    await measure('nothing is built', site.url, () => wait(AT_REST_MS))
    await measure('a release is built', site.url, publish)
    clearInterval(watch)
    process.stdout.write('\n')
    printRow('memory', 'before', 'most')
    printRow('---', '---:', '---:')
    for (const [name, kib] of most) printRow(name, mib(before.get(name)), mib(kib))
  } finally {
    await studio.stop()
    await site.stop()
  }
}

async function measure(name: string, url: string, work: () => Promise<void>): Promise<void> {
  const startMs = performance.now()
  const done = work()
  const connections = CONNECTIONS
  const [pages, posts] = await Promise.all([
    loadWhile(() => done, { url: url + PAGE, connections, overallRate: PAGES_PER_S }),
    loadWhile(() => done, { ...signUps(url), connections, overallRate: POSTS_PER_S }),
  ])
  printRow(
    name,
    `${((performance.now() - startMs) / 1000).toFixed(0)} s`,
    `${pages.p50Ms} ms`,
    `${pages.p99Ms} ms`,
    `${posts.p50Ms} ms`,
    `${posts.p99Ms} ms`,
    posts.answered,
    pages.failed + posts.failed,
  )
}

/** Starts the program of `npm run studio`. @throws if the program exits before the studio is open. */
async function startStudio(directory: string): Promise<ServedSite> {
  const [port, previewPort] = [await freePort(4330), await freePort(4321)]
  const child = spawn('node', ['commands/studio.ts'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STUDIO_ORIGIN: '', STUDIO_PORT: `${port}`, PORT: `${previewPort}` },
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (!url || !child.pid) continue
    return {
      url,
      pid: child.pid,
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The studio ended before it was ready.')
}

/** Sends the publish form and waits for the end. @throws with the studio's message if publishing fails. */
async function publishFrom(studioUrl: string, directory: string): Promise<void> {
  const publishing = new Publishing(join(directory, RELEASES_FOLDER))
  const headers = { origin: studioUrl }
  await fetch(`${studioUrl}/publish`, { method: 'POST', headers, redirect: 'manual' })
  for (;;) {
    const state = await publishing.state()
    if (state.is === 'idle') return
    if (state.is === 'failed') throw new Error(JSON.stringify(state.errors))
    await wait(LOOK_EVERY_MS)
  }
}

/** Memory in KiB by process name. Shared memory counts for each process. */
function memoryOf(receiver: number, studio: number): Map<string, number> {
  const args = ['-A', '-o', 'pid=,ppid=,rss=,args=']
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' })
  const all = stdout.split('\n').map((line) => {
    const [pid, parent, kib, ...command] = line.trim().split(/\s+/)
    return {
      pid: Number(pid),
      parent: Number(parent),
      kib: Number(kib),
      command: command.join(' '),
    }
  })
  const withChildren = (pid: number): number =>
    all
      .filter((one) => one.parent === pid)
      .reduce(
        (sum, child) => sum + withChildren(child.pid),
        all.find((one) => one.pid === pid)?.kib ?? 0,
      )
  const own = (pid: number) => all.find((one) => one.pid === pid)?.kib ?? 0
  const memory = new Map([
    ['receiver', own(receiver)],
    ['studio', own(studio)],
  ])
  for (const { pid, parent, command } of all) {
    if (parent !== studio) continue
    const name = command.includes('buildAside') ? 'the build' : 'the preview of the studio'
    memory.set(name, withChildren(pid))
  }
  return memory
}

function mib(kib: number | undefined): string {
  return kib === undefined ? '' : `${(kib / KIB_PER_MIB).toFixed(0)} MiB`
}

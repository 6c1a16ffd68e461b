import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BUILD_CODE } from '../../build/publish/buildRelease.ts'
import { createReleases } from '../../studio/releases/createReleases.ts'
import { benchBuildBeside } from './buildBeside.ts'
import { copyProject } from './copyProject.ts'
import { type Load, loadFor } from './load.ts'
import { serveRelease } from './serveSite.ts'
import { printRow } from './table.ts'

/** Project files that receiver and studio need. */
const PARTS = [...BUILD_CODE, 'content', 'commands', 'launch-check', 'receiver', 'studio']
const PUBLISHES = 20
const PAUSE_MS = 1000
/** Enough time for all publishes from prepared folders, even on a busy machine. */
const LOAD_S = 150
const REQUESTS_PER_S = 1000
const PATHS = ['/', '/about', '/faq', '/pricing', '/favicon.svg']
/** File with the number of the release. */
const NUMBER_FILE = 'release.txt'
const AT_REST_S = 20
const LOOK_EVERY_MS = 250
const SOMEBODY = { name: 'Bench' }

/**
 * Publishes twenty times under a thousand requests a second, and once with a real build while visitors load pages and
 * send forms. Also measures the memory of the studio and the build.
 */
export async function benchPublish(): Promise<void> {
  const directory = await copyProject(PARTS)
  try {
    await benchSwitches(directory)
    process.stdout.write('\n')
    await benchBuildBeside(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Each release is the built site with a different number in it. */
async function benchSwitches(directory: string): Promise<void> {
  const dist = resolve('dist')
  let release = 0
  const { publish } = await createReleases({
    projectDirectory: directory,
    check: async () => {},
    async build({ siteDirectory }) {
      await cp(dist, siteDirectory, { recursive: true })
      await writeFile(join(siteDirectory, NUMBER_FILE), String(release))
    },
  })
  await publish(SOMEBODY)
  const site = await serveRelease(directory)
  const publishAll = async () => {
    while (release < PUBLISHES) {
      release += 1
      await publish(SOMEBODY)
      while (Number(await read(`${site.url}/${NUMBER_FILE}`)) !== release) await wait(LOOK_EVERY_MS)
      await wait(PAUSE_MS)
    }
  }
  try {
    const load = {
      url: site.url,
      connections: 50,
      overallRate: REQUESTS_PER_S,
      // The load runs in another process, because this process publishes.
      workers: 1,
      headers: { 'accept-encoding': 'gzip' },
      requests: PATHS.map((path) => ({ path })),
    }
    printRow(`${REQUESTS_PER_S} requests a second`, 'answered', 'a second', 'failed', 'p50', 'p99')
    printRow('---', ...Array(5).fill('---:'))
    printLoad('nothing is published', await loadFor(AT_REST_S, load))
    let isLoaded = true
    const loading = loadFor(LOAD_S, load).finally(() => {
      isLoaded = false
    })
    await publishAll()
    if (!isLoaded) throw new Error('The load ended before the last release was published.')
    const under = await loading
    printLoad(`${PUBLISHES} releases are published`, under)
  } finally {
    await site.stop()
  }
}

function printLoad(name: string, load: Load): void {
  const { answered, perSecond, failed, p50Ms, p99Ms } = load
  printRow(name, answered, perSecond.toFixed(0), failed, `${p50Ms} ms`, `${p99Ms} ms`)
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text()
}

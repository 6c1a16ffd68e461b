import { median } from '../../core/lib/median.ts'
import { startPostgres } from '../../tests/support/receiver/startPostgres.ts'
import { type Load, loadFor, signUps } from './load.ts'
import { residentMib } from './memory.ts'
import { serveSite } from './serveSite.ts'
import { printRow } from './table.ts'

const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = [1, 10, 100]
/** A heavy page, a light page and a small picture. */
const FILES = ['/', '/faq', '/favicon.svg']

/** Measures serving of files, and durable submissions on both databases. */
export async function benchServer(): Promise<void> {
  await benchFiles()
  process.stdout.write('\n')
  await benchSubmissions()
}

async function benchFiles(): Promise<void> {
  const site = await serveSite()
  try {
    printRow('file', 'a second', 'p99')
    printRow('---', '---:', '---:')
    for (const file of FILES) {
      const rounds: Load[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await get(site.url + file))
      const perSecond = median(rounds.map((round) => round.perSecond))
      const p99Ms = median(rounds.map((round) => round.p99Ms))
      printRow(file, perSecond.toFixed(0), `${p99Ms} ms`)
    }
  } finally {
    await site.stop()
  }
}

async function benchSubmissions(): Promise<void> {
  printRow('database', 'connections', 'stored', 'p50', 'p99', 'not stored', 'memory')
  printRow('---', ...Array(6).fill('---:'))
  await storeInto('SQLite', {})
  const postgres = await startPostgres({ durable: true })
  try {
    await storeInto('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() })
  } finally {
    await postgres.remove()
  }
}

async function storeInto(name: string, environment: Record<string, string>): Promise<void> {
  const site = await serveSite(environment)
  try {
    printRow(name, 'at rest', '', '', '', '', `${residentMib(site.pid)} MiB`)
    for (const connections of CONNECTIONS) {
      const load = await loadFor(SECONDS, { connections, ...signUps(site.url) })
      printRow(
        name,
        connections,
        `${load.perSecond.toFixed(0)} /s`,
        `${load.p50Ms} ms`,
        `${load.p99Ms} ms`,
        load.failed,
        `${residentMib(site.pid)} MiB`,
      )
    }
  } finally {
    await site.stop()
  }
}

async function get(url: string): Promise<Load> {
  return loadFor(SECONDS, { url, connections: 100, headers: { 'accept-encoding': 'gzip' } })
}

import { startPostgres } from '../../receiver/test/support/startPostgres.ts'
import { type Load, loadFor, signUps } from './load.ts'
import { median } from './median.ts'
import { residentMib } from './memory.ts'
import { startNginx } from './nginx.ts'
import { serveSite } from './serveSite.ts'
import { printRow } from './table.ts'

const NGINX_PORT = 9334
const SECONDS = 5
/** Both servers in turn, so that a busy moment of the machine falls on both alike. */
const ROUNDS = 3
const CONNECTIONS = [1, 10, 100]
/** A heavy page, a light one and a picture of few bytes. */
const FILES = ['/', '/faq', '/favicon.svg']

/** Measures serving beside nginx, and durable submissions on both databases. */
export async function benchServer(): Promise<void> {
  await benchFiles()
  process.stdout.write('\n')
  await benchSubmissions()
}

async function benchFiles(): Promise<void> {
  const ours = await serveSite()
  const nginx = await startNginx('dist', NGINX_PORT)
  try {
    printRow('file', 'ours', 'p99', 'nginx', 'p99', 'ratio')
    printRow('---', ...Array(5).fill('---:'))
    for (const file of FILES) {
      const rounds: { ours: Load; nginx: Load | undefined }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push({
          ours: await get(ours.url + file),
          nginx: nginx && (await get(nginx.url + file)),
        })
      }
      const own = median(rounds.map((round) => round.ours.perSecond))
      const other = median(rounds.map((round) => round.nginx?.perSecond ?? Number.NaN))
      printRow(
        file,
        `${own.toFixed(0)} /s`,
        `${median(rounds.map((round) => round.ours.p99Ms))} ms`,
        `${other.toFixed(0)} /s`,
        `${median(rounds.map((round) => round.nginx?.p99Ms ?? Number.NaN))} ms`,
        (own / other).toFixed(2),
      )
    }
    if (!nginx) process.stdout.write('No nginx on this machine: nothing to compare with.\n')
  } finally {
    await nginx?.stop()
    await ours.stop()
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

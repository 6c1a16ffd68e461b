import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './freePort.ts'
import type { Certificate } from './makeCertificates.ts'
import { type PostgresPrograms, postgresPrograms } from './postgresPrograms.ts'

export type TestPostgres = {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>
  /** Stops the server and keeps its data. */
  stop(): Promise<void>
  /** Starts it again after a stop, at the same address. */
  restart(): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

const PASSWORD = 'test-password'
const PASSWORD_FILE = 'password'

/** To start or to stop it takes a second, on a machine that is busy with other tests longer. */
export const START_TIMEOUT_MS = 60_000

const SERVER_FLAGS = [
  // No socket file in a folder that all tests share.
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  // The line that tells of the start is read.
  'lc_messages=C',
]
/** The tests stop processes, never the machine, so nothing is lost that the system has taken. */
const QUICK_FLAGS = ['fsync=off']
const READY = 'database system is ready to accept connections'

/**
 * Starts a PostgreSQL server of the caller's own from the binaries of an npm package.
 * @param durable commits wait for the disk, as in production.
 * @param certificate what it shows to who asks for TLS; without one it speaks none.
 * @param installed the folder of its programs, where it is not the package's own.
 * @throws at once where it cannot start, with its own words and what to do.
 */
export async function startPostgres({
  durable = false,
  certificate,
  installed,
}: {
  durable?: boolean
  certificate?: Certificate
  installed?: string
} = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-postgres-'))
  try {
    writeFileSync(join(folder, PASSWORD_FILE), PASSWORD)
    const programs = await postgresPrograms(folder, installed)
    return await startIn(folder, programs, { flags: durable ? [] : QUICK_FLAGS, certificate })
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    const words = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PostgreSQL for the tests did not start. ${advice()} It said: ${words}`, {
      cause,
    })
  }
}

async function startIn(
  folder: string,
  programs: PostgresPrograms,
  { flags, certificate }: { flags: string[]; certificate: Certificate | undefined },
): Promise<TestPostgres> {
  const data = join(folder, 'data')
  await promisify(execFile)(
    programs.initdb,
    [
      ...[`--pgdata=${data}`, '--username=postgres', `--pwfile=${join(folder, PASSWORD_FILE)}`],
      ...['--auth=password', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    ],
    programs.run,
  )
  if (certificate) writeCertificate(data, certificate, programs)
  const tlsFlags = certificate ? ['ssl=on'] : []
  const port = await freePort()
  const start = () =>
    startServer(programs, [
      ...['-D', data, '-p', String(port)],
      ...[...SERVER_FLAGS, ...flags, ...tlsFlags].flatMap((flag) => ['-c', flag]),
    ])
  let server = await start()
  const addressOf = (database: string) =>
    `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`

  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      const name = `test_${databases}`
      const client = new Client({ connectionString: addressOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return addressOf(name)
    },
    stop: () => end(server),
    async restart() {
      server = await start()
    },
    async remove() {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Under the names that PostgreSQL looks for, readable by its own user only, as it insists. */
function writeCertificate(
  data: string,
  { key, cert }: Certificate,
  { run: { uid, gid } }: PostgresPrograms,
): void {
  for (const [name, content] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    const file = join(data, name)
    writeFileSync(file, content, { mode: 0o600 })
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
}

/** @throws with what it wrote, where it ends before it is ready. */
async function startServer(
  { postgres, run }: PostgresPrograms,
  options: string[],
): Promise<ChildProcess> {
  const server = spawn(postgres, options, { ...run, stdio: ['ignore', 'ignore', 'pipe'] })
  // A test run that is broken off leaves no server behind.
  const endWithTests = () => server.kill('SIGINT')
  process.once('exit', endWithTests)
  server.once('exit', () => process.off('exit', endWithTests))

  const lines: string[] = []
  const ready = Promise.withResolvers<void>()
  server.once('error', ready.reject)
  server.once('close', () => ready.reject(new Error(lines.join('\n'))))
  createInterface(server.stderr).on('line', (line) => {
    lines.push(line)
    if (line.includes(READY)) ready.resolve()
  })
  await ready.promise
  return server
}

/** Ends a server that may have ended already. It breaks off what its clients do, and keeps all that they have committed. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

function advice(): string {
  return process.getuid?.() === 0
    ? `Started by root, it runs as the user nobody from ${tmpdir()}: set TMPDIR to a folder that everybody may enter, with 200 MB to spare, or run the tests as another user.`
    : `It writes to ${tmpdir()}: see that there are 200 MB to spare, or set TMPDIR to another folder.`
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './freePort.ts'
import type { Certificate } from './makeCertificates.ts'
import { type PostgresPrograms, postgresPrograms } from './postgresPrograms.ts'

export type TestPostgres = {
  port: number
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>
  /** Stops the server and keeps its data. */
  stop(): Promise<void>
  /** Starts it again after a stop, at the same address. */
  restart(): Promise<void>
  /** Ends it as a power cut does; its other processes end by themselves when they notice. */
  kill(): Promise<void>
  /** Starts a second server that every commit waits for; it takes over when it is promoted. */
  startStandby(): Promise<TestStandby>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

type TestStandby = {
  port: number
  /** Ends its reading from the primary; resolves when it takes writes. */
  promote(): Promise<void>
  /** Stops it and removes its data; only after it was promoted. */
  remove(): Promise<void>
}

const USER = 'postgres'
const PASSWORD = 'test-password'
const PASSWORD_FILE = 'password'

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
 * @param parent folder that its data lie in; its programs lie in the system's temporary one.
 * @param installed the folder of its programs, where it is not the package's own.
 * @throws at once where it cannot start, with its own words and what to do.
 */
export async function startPostgres({
  durable = false,
  certificate,
  parent = tmpdir(),
  installed,
}: {
  durable?: boolean
  certificate?: Certificate
  parent?: string
  installed?: string
} = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-postgres-'))
  try {
    writeFileSync(join(folder, PASSWORD_FILE), PASSWORD)
    const programs = await postgresPrograms(folder, installed)
    return await startIn(folder, programs, { durable, certificate, parent })
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    const words = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PostgreSQL for the tests did not start. ${advice()} It said: ${words}`, {
      cause,
    })
  }
}

type ServerOptions = {
  durable: boolean
  certificate: Certificate | undefined
  parent: string
}

async function startIn(
  folder: string,
  programs: PostgresPrograms,
  { durable, certificate, parent }: ServerOptions,
): Promise<TestPostgres> {
  const data = mkdtempSync(join(parent, 'receiver-postgres-data-'))
  handOver(data, programs)
  await promisify(execFile)(
    programs.initdb,
    [
      ...[`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${join(folder, PASSWORD_FILE)}`],
      ...(durable ? [] : ['--no-sync']),
      ...['--auth=password', '--encoding=UTF8', '--locale=C.UTF-8'],
    ],
    programs.run,
  )
  if (certificate) writeCertificate(data, certificate, programs)
  const flags = [
    ...SERVER_FLAGS,
    ...(durable ? [] : QUICK_FLAGS),
    ...(certificate ? ['ssl=on'] : []),
  ]
  const port = await freePort()
  const startOn = (directory: string, serverPort: number) =>
    startServer(programs, [
      ...['-D', directory, '-p', String(serverPort)],
      ...flags.flatMap((flag) => ['-c', flag]),
    ])
  let server = await startOn(data, port)

  return {
    port,
    createDatabase: () => createDatabase(port),
    stop: () => end(server),
    async restart() {
      server = await startOn(data, port)
    },
    async kill() {
      // Without its disk it may have ended by itself.
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    async startStandby() {
      const standbyPort = await freePort()
      const standbyData = `${data}-standby`
      await end(server)
      await promisify(execFile)('cp', ['-a', data, standbyData])
      const source = `host=127.0.0.1 port=${port} user=${USER} password=${PASSWORD} application_name=standby`
      appendFileSync(join(standbyData, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
      writeFileSync(join(standbyData, 'standby.signal'), '')
      server = await startOn(data, port)
      // Ready is who takes writes.
      const promoted = startOn(standbyData, standbyPort)
      await ask(port, "alter system set synchronous_standby_names = 'standby'")
      await ask(port, 'select pg_reload_conf()')
      const waitedFor = "select 1 from pg_stat_replication where sync_state = 'sync'"
      while ((await ask(port, waitedFor)).length === 0) await wait(100)
      return {
        port: standbyPort,
        async promote() {
          await ask(standbyPort, 'select pg_promote(wait => false)')
          await promoted
        },
        async remove() {
          await end(await promoted)
          rmSync(standbyData, { recursive: true, force: true })
        },
      }
    },
    async remove() {
      await end(server)
      for (const own of [data, folder]) rmSync(own, { recursive: true, force: true })
    },
  }
}

/** Makes an empty database on a server that was started here, maybe by another process, and returns its address. */
export async function createDatabase(port: number): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // A quarter of the time that a copy through the log takes.
  await ask(port, `create database ${name} strategy file_copy`)
  return addressOf(port, name)
}

function addressOf(port: number, database: string): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`
}

async function ask(port: number, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: addressOf(port, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query(query)
    return rows
  } finally {
    await client.end()
  }
}

/** Gives a file or folder to the user whom the server runs as. */
function handOver(path: string, { run: { uid, gid } }: PostgresPrograms): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** Under the names that PostgreSQL looks for, readable by its own user only, as it insists. */
function writeCertificate(
  data: string,
  { key, cert }: Certificate,
  programs: PostgresPrograms,
): void {
  for (const [name, content] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    const file = join(data, name)
    writeFileSync(file, content, { mode: 0o600 })
    handOver(file, programs)
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

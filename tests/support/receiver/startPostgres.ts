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
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>
  /** Stops the server and keeps its data. */
  stop(): Promise<void>
  /** Starts the server again after a stop, at the same address. */
  restart(): Promise<void>
  /** Kills the server as a power cut does. Its other processes end by themselves when they notice. */
  kill(): Promise<void>
  /** Starts a standby for which every commit waits. It takes over when it is promoted. */
  startStandby(): Promise<TestStandby>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

type TestStandby = {
  port: number
  /** Detaches the standby from the primary. Resolves when the standby accepts writes. */
  promote(): Promise<void>
  /** Stops the standby and removes its data. Only allowed after a promotion. */
  remove(): Promise<void>
}

const USER = 'postgres'
const PASSWORD = 'test-password'
const PASSWORD_FILE = 'password'

const SERVER_FLAGS = [
  // No socket file in a folder that all tests share.
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  // The start is recognised by an English line of the output.
  'lc_messages=C',
]
/** The tests stop processes, never the machine, so data that the operating system has taken is not lost. */
const QUICK_FLAGS = ['fsync=off']
const READY = 'database system is ready to accept connections'

/**
 * Starts a PostgreSQL server for the caller from the binaries of an npm package.
 * @param durable commits wait for the disk, as in production.
 * @param certificate for TLS; without a certificate the server does not speak TLS.
 * @param parent folder for the data; the programs are in the system's temporary folder.
 * @param installed folder of the programs, by default that of the package.
 * @throws if the server cannot start, with its own message and advice.
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
      // Without its disk the server may have ended by itself.
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
      // A server counts as ready when it accepts writes.
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

/** Creates an empty database on a server that this or another process started, and returns its address. */
export async function createDatabase(port: number): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Takes a quarter of the time of a copy through the write-ahead log.
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

/** Gives a file or folder to the user of the server. */
function handOver(path: string, { run: { uid, gid } }: PostgresPrograms): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** Writes the files under the names that PostgreSQL expects. It requires that only its own user may read them. */
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

/** @throws with the output of the server if it exits before it is ready. */
async function startServer(
  { postgres, run }: PostgresPrograms,
  options: string[],
): Promise<ChildProcess> {
  const server = spawn(postgres, options, { ...run, stdio: ['ignore', 'ignore', 'pipe'] })
  // An aborted test run leaves no server behind.
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

/** Stops a server that may have stopped already. Aborts open transactions and keeps all that was committed. */
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

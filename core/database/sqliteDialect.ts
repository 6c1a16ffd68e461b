import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { DatabaseError } from './DatabaseError.ts'

/**
 * Kysely over Node's own SQLite: one connection, durable commits. Every query rejects with a DatabaseError if the file
 * is damaged or was taken away, and a commit rejects if the file went away before it ended.
 * @param busyTimeoutMs how long one statement waits for another process's lock. The wait blocks the event loop.
 */
export function sqliteDialect(file: string, busyTimeoutMs: number): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file, busyTimeoutMs),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite can change tables in a transaction, which lets two processes migrate at the same time. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The SQL of a batch differs with its size; beyond this limit the oldest statement is dropped from the cache. */
const MAX_PREPARED = 200

class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #busyTimeoutMs: number
  #database: DatabaseSync | undefined
  readonly #prepared = new Map<string, PreparedStatement>()
  #checkFiles = () => {}
  /** Resolves when the connection is free. */
  #turn: Promise<void> = Promise.resolve()

  constructor(file: string, busyTimeoutMs: number) {
    this.#file = file
    this.#busyTimeoutMs = busyTimeoutMs
  }

  async init(): Promise<void> {
    const database = new DatabaseSync(this.#file, { timeout: this.#busyTimeoutMs })
    try {
      // Measured: with FULL no acknowledged row is lost in a power cut; with NORMAL hundreds are. Reading
      // schema_version creates the files beside the database, which are then watched.
      const setUp = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA schema_version'
      tellDamage(this.#file, () => database.exec(setUp))
    } catch (error) {
      database.close()
      throw error
    }
    this.#database = database
    this.#checkFiles = watchDatabaseFiles(this.#file)
  }

  async acquireConnection(): Promise<NodeSqliteConnection> {
    // One user at a time: another user's statement would run inside the open transaction.
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#turn
    this.#turn = promise
    await before
    if (!this.#database) {
      resolve()
      throw new Error('The database is not open.')
    }
    return new NodeSqliteConnection(
      this.#file,
      this.#database,
      this.#prepared,
      this.#checkFiles,
      resolve,
    )
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once: a later upgrade of the lock can fail without any waiting.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (this.#database?.isTransaction) {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    }
  }

  async releaseConnection(connection: NodeSqliteConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#turn
    this.#prepared.clear()
    this.#database?.close()
    this.#database = undefined
  }
}

type PreparedStatement = { statement: StatementSync; returnsRows: boolean }

class NodeSqliteConnection implements DatabaseConnection {
  readonly #file: string
  readonly #database: DatabaseSync
  readonly #prepared: Map<string, PreparedStatement>
  readonly #checkFiles: () => void
  readonly release: () => void

  constructor(
    file: string,
    database: DatabaseSync,
    prepared: Map<string, PreparedStatement>,
    checkFiles: () => void,
    release: () => void,
  ) {
    this.#file = file
    this.#database = database
    this.#prepared = prepared
    this.#checkFiles = checkFiles
    this.release = release
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Before a transaction, so that no data is written to files that are gone; and after it, because only then is it
    // certain that the files were there when the commit reached them.
    if (!this.#database.isTransaction) this.#checkFiles()
    const result = tellDamage(this.#file, () => this.#run<Row>(query))
    if (!this.#database.isTransaction) this.#checkFiles()
    return result
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Measured: a cached statement saves about a tenth of a commit's processor time. */
  #prepare(sql: string): PreparedStatement {
    const kept = this.#prepared.get(sql)
    if (kept) return kept
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    const [oldest] = this.#prepared.keys()
    if (oldest && this.#prepared.size >= MAX_PREPARED) this.#prepared.delete(oldest)
    this.#prepared.set(sql, prepared)
    return prepared
  }

  streamQuery(): never {
    throw new Error('Rows are read at once; nothing here streams them.')
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const DAMAGE_CODES = [11, 26]

/** Files with messages: the database itself, and its log of the newest commits. */
const SUFFIXES = ['', '-wal']

/**
 * Runs work on a database.
 * @throws DatabaseError if the database turns out to be damaged; else the error of the work.
 */
function tellDamage<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof Error && DAMAGE_CODES.includes(sqliteCode(cause) ?? 0))) throw cause
    throw new DatabaseError({ kind: 'damaged', file, reason: cause.message })
  }
}

/**
 * Remembers the identity of a database's files just after it was opened. Writes to files that were deleted since are
 * lost, and files that replaced them may be half copied.
 * @returns a check that the same files are still there.
 * @throws DatabaseError, from the check, if they are not.
 */
function watchDatabaseFiles(file: string): () => void {
  const opened = identify(file)
  return () => {
    if (identify(file) === opened) return
    throw new DatabaseError({ kind: 'replaced', file })
  }
}

function identify(file: string): string {
  return SUFFIXES.map((suffix) => {
    const found = statSync(file + suffix, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}:${found.ino}` : 'none'
  }).join()
}

/** Primary result code of SQLite (https://www.sqlite.org/rescode.html); null for any other error. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null
}

import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all tests make databases on, or why there is none. */
    postgres: { port: number } | { failure: string }
  }
}

/** Starts one PostgreSQL for a whole run of unit tests. Tests that stop or break a server start their own. */
export default async function sharePostgres({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startPostgres()
    provide('postgres', { port: server.port })
    return server.remove
  } catch (error) {
    // Most tests need none, and run.
    provide('postgres', { failure: error instanceof Error ? error.message : String(error) })
    return async () => {}
  }
}

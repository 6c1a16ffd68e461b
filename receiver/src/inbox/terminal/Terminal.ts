import type { Writable } from 'node:stream'

/** What a command sees of the world around the process. */
export type Terminal = {
  output: Writable
  errors: Writable
  /** Width in columns; null where the output goes to a file or another program. */
  columns: number | null
  /**
   * Asks the person at the terminal and resolves to the answer; null where nobody can be asked.
   */
  ask: ((question: string) => Promise<string>) | null
  /** Folder that relative paths start from. */
  workingDirectory: string
  now: Date
}

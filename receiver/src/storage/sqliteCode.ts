/** Primary result code of SQLite (https://www.sqlite.org/rescode.html); null for any other error. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null
}

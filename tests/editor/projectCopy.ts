import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '../../receiver/test/support/freePort.ts'

/** What the editor, the site in development and the build read. */
const PARTS = [
  'content',
  'content-model',
  'editor',
  'forms',
  'site',
  'tools',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
]
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: '1' }
const ROOT = join(import.meta.dirname, '../..')

/** A copy of the project with the same packages, whose content a test may change. */
export async function copyProject(): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'edited-')))
  for (const part of PARTS) await cp(join(ROOT, part), join(directory, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'))
  return directory
}

export async function removeProject(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true })
}

export type RunningEditor = { url: string; end: () => Promise<void> }

/** Runs what `npm run edit` runs. @returns the address that it prints. */
export async function startEditor(directory: string): Promise<RunningEditor> {
  const [port, previewPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['tools/edit.ts'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, EDIT_PORT: String(port), PORT: String(previewPort) },
  })
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (url) return { url, end: () => ended(child) }
  }
  throw new Error('The editor did not start.')
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Builds the copy as `npm run build` does, without its search index. @throws with the build's words. */
export async function buildProject(directory: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: directory,
    env: { ...process.env, ...QUIET },
  })
}

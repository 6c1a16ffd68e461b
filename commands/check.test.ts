import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { STYLE_RULES } from '../tests/support/lintStyle.ts'

const ROOT = join(import.meta.dirname, '..')
const BINARIES = join(ROOT, 'node_modules/.bin')

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A folder with commands that find no faults, in place of those that check a whole project. */
async function contentCommands(): Promise<string> {
  const folder = await temporaryFolder()
  for (const command of ['tsc', 'knip', 'astro']) {
    await writeFile(join(folder, command), '#!/bin/sh\n', { mode: 0o755 })
  }
  return folder
}

/** A project with one file and the linter's configuration and rules. */
async function projectOf(file: string, text: string): Promise<string> {
  const project = await temporaryFolder()
  for (const part of ['biome.jsonc', '.gitignore', ...STYLE_RULES]) {
    await mkdir(dirname(join(project, part)), { recursive: true })
    await copyFile(join(ROOT, part), join(project, part))
  }
  await writeFile(join(project, file), text)
  return project
}

async function check(
  project: string,
  ...options: string[]
): Promise<{ code: number; said: string }> {
  const PATH = [await contentCommands(), BINARIES, process.env.PATH].join(delimiter)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'commands/check.ts'), ...options],
      { cwd: project, env: { ...process.env, PATH } },
      (error, out, words) => resolve({ code: error ? Number(error.code) : 0, said: out + words }),
    )
  })
}

test('a badly formatted file is reported and not changed', async () => {
  const project = await projectOf('one.ts', 'export const one  = "1";')
  const { code, said } = await check(project)
  expect(code).toBe(1)
  expect(said).toContain('one.ts')
  expect(said).toContain('Failed: Lint and format.')
  expect(await readFile(join(project, 'one.ts'), 'utf8')).toBe('export const one  = "1";')
})

test('--fix formats the file and reports that it did', { tags: 'long' }, async () => {
  const project = await projectOf('one.ts', 'export const one  = "1";')
  const { code, said } = await check(project, '--fix')
  expect(said).toContain('Fixed 1 file')
  expect(said).toContain('are fixed where possible')
  expect(code).toBe(0)
  expect(await readFile(join(project, 'one.ts'), 'utf8')).toBe("export const one = '1'\n")
})

test('--fix reports the faults that only a person can fix', { tags: 'long' }, async () => {
  const project = await projectOf('one.ts', 'export const one: any = 1\n')
  const { code, said } = await check(project, '--fix')
  expect(code).toBe(1)
  expect(said).toContain('noExplicitAny')
})

test('an unknown option ends the command with code 2 and a list of the known options', {
  tags: 'long',
}, async () => {
  const { code, said } = await check(ROOT, '--mend')
  expect(code).toBe(2)
  expect(said).toContain('--fix')
})

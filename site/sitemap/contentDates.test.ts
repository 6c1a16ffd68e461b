import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentDates } from './contentDates.ts'

const root = mkdtempSync(join(tmpdir(), 'content-dates-'))
const project = join(root, 'project')

/** Enough lines that git takes a copy with one more line for a renamed file. */
const LINES = 'line\n'.repeat(20)

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...identity, ...args], { cwd: project, stdio: 'ignore' })
}

function write(file: string, text: string): void {
  const path = join(project, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function commit(date: string): void {
  git('add', '-A')
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'Change'],
    { cwd: project, stdio: 'ignore', env: { ...process.env, GIT_COMMITTER_DATE: date } },
  )
}

beforeAll(() => {
  mkdirSync(project)
  git('init')
  write('content/pages/home.yaml', 'one')
  write('content/pages/about.yaml', 'one')
  write('content/pages/faq.yaml', 'one')
  write('content/pages/work.yaml', LINES)
  commit('2025-01-01T10:00:00+02:00')
  write('content/pages/about.yaml', 'two')
  write('readme.md', 'two')
  rmSync(join(project, 'content/pages/work.yaml'))
  write('content/pages/cases.yaml', `${LINES}more`)
  commit('2025-02-01T10:00:00Z')
  write('content/pages/faq.yaml', 'not committed')
  write('content/pages/new.yaml', 'not committed')
})

afterAll(() => rmSync(root, { recursive: true }))

test('a file has the date of its last commit, or of its last write if it has uncommitted changes', async () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(Object.fromEntries(await contentDates(project))).toEqual({
    'pages/home.yaml': '2025-01-01',
    'pages/about.yaml': '2025-02-01',
    'pages/cases.yaml': '2025-02-01',
    'pages/faq.yaml': today,
    'pages/new.yaml': today,
  })
})

test('a clone without old file contents yields the dates, and fetches nothing', async () => {
  const clone = join(root, 'partial')
  git('config', 'uploadpack.allowFilter', 'true')
  git('clone', '--filter=blob:none', `file://${project}`, clone)
  git('-C', clone, 'remote', 'set-url', 'origin', `file://${root}/gone`)
  expect((await contentDates(clone)).get('pages/about.yaml')).toBe('2025-02-01')
})

test('a shallow clone yields no dates', async () => {
  const clone = join(root, 'clone')
  git('clone', '--depth', '1', `file://${project}`, clone)
  expect(await contentDates(clone)).toEqual(new Map())
})

test('without git a file has the date of its last write', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'no-history-'))
  mkdirSync(join(copy, 'content/team'), { recursive: true })
  const file = join(copy, 'content/team/amara.yaml')
  writeFileSync(file, 'one')
  const written = new Date('2025-04-05T23:59:00Z')
  utimesSync(file, written, written)
  expect(await contentDates(copy)).toEqual(new Map([['team/amara.yaml', '2025-04-05']]))
  rmSync(copy, { recursive: true })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentDates } from './contentDates.ts'

const root = mkdtempSync(join(tmpdir(), 'content-dates-'))
const project = join(root, 'project')

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
  commit('2025-01-01T10:00:00+02:00')
  write('content/pages/about.yaml', 'two')
  write('readme.md', 'two')
  commit('2025-02-01T10:00:00Z')
  write('content/pages/faq.yaml', 'not committed')
  write('content/pages/new.yaml', 'not committed')
})

afterAll(() => rmSync(root, { recursive: true }))

test('a file has the time of the last commit that changed it; what is not committed has none', async () => {
  expect(Object.fromEntries(await contentDates(project))).toEqual({
    'pages/home.yaml': '2025-01-01T08:00:00Z',
    'pages/about.yaml': '2025-02-01T10:00:00Z',
    'pages/faq.yaml': undefined,
    'pages/new.yaml': undefined,
  })
})

test('a shallow clone knows no dates', async () => {
  const clone = join(root, 'clone')
  git('clone', '--depth', '1', `file://${project}`, clone)
  expect(await contentDates(clone)).toEqual(new Map())
})

test('a copy without a history knows no dates', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'no-history-'))
  expect(await contentDates(copy)).toEqual(new Map())
  rmSync(copy, { recursive: true })
})

import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError } from '../../../server/config.ts'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import { openCheckout } from './gitCheckout.ts'

const WORDS = { by: 'Wim', message: 'Changed words', kind: 'saved' } as const

/** A folder with files, and a function that runs git there as a person would. */
function project(files: Record<string, string> = {}) {
  const directory = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  const all = {
    'content/words.txt': 'first',
    'content/.DS_Store': '',
    '.env': 'SECRET=1',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) write(file, text)
  const git = (...args: string[]) => {
    const somebody = ['-c', 'user.name=Ben Okri', '-c', 'user.email=ben@agency.example']
    return execFileSync('git', [...somebody, ...args], { cwd: directory, encoding: 'utf8' }).trim()
  }
  return { directory, write, git }
}

test('a project without git becomes a repository, once, with only the content', async () => {
  const { directory, git } = project({ 'data/receiver.db': '' })
  await openCheckout(directory)
  const checkout = await openCheckout(directory)
  expect(git('ls-tree', '-r', '--name-only', 'HEAD')).toBe('content/words.txt')
  expect(git('rev-list', '--count', 'HEAD')).toBe('1')
  expect((await checkout.newestForeign())?.id).toBe(git('rev-parse', 'HEAD'))
})

test('an empty repository gets the content, and staged files stay staged', async () => {
  const { directory, git } = project()
  git('init', '--quiet')
  git('add', '.env')
  await openCheckout(directory)
  expect(git('ls-tree', '-r', '--name-only', 'HEAD')).toBe('content/words.txt')
  expect(git('status', '--short', '--untracked-files=no')).toBe('A  .env')
})

test('a project in a subfolder of a repository that has its content commits to that repository', async () => {
  const { directory, git, write } = project({ 'site/content/words.txt': 'first' })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message=Begin')
  const checkout = await openCheckout(join(directory, 'site'))
  write('site/content/words.txt', 'second')
  await checkout.commit(WORDS, ['words.txt'])
  expect(git('show', '--format=%an', '--name-only', 'HEAD')).toBe('Wim\n\nsite/content/words.txt')
  expect(await checkout.log('-1')).toMatchObject([
    { by: 'Wim', kind: 'saved', files: [{ path: 'words.txt', change: 'changed' }] },
  ])
})

test('a copy inside another project’s checkout gets a repository of its own', async () => {
  const { directory, git, write } = project()
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message=Begin')
  write('copy/content/words.txt', 'first')
  await openCheckout(join(directory, 'copy'))
  expect(git('rev-list', '--count', 'HEAD')).toBe('1')
  expect(git('-C', 'copy', 'ls-tree', '-r', '--name-only', 'HEAD')).toBe('content/words.txt')
})

test('the error says what to do if git is missing or fails', async () => {
  const ignoring = project({ '.gitignore': 'content/' })
  ignoring.git('init', '--quiet')
  await expect(openCheckout(ignoring.directory)).rejects.toThrow('Remove it from .gitignore')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PATH', '')
  await expect(openCheckout(project().directory)).rejects.toThrow(ConfigError)
  await expect(openCheckout(project().directory)).rejects.toThrow(/not installed.* Install it/)
})

test('a save is committed despite failing hooks, and without a configured git user', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('HOME', '/nobody')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  const { directory, git, write } = project()
  const checkout = await openCheckout(directory)
  for (const hook of ['pre-commit', 'prepare-commit-msg', 'post-commit']) {
    write(`.git/hooks/${hook}`, '#!/bin/sh\nexit 1\n')
    chmodSync(join(directory, '.git/hooks', hook), 0o755)
  }
  write('content/words.txt', 'second')
  await checkout.commit(WORDS, ['words.txt'])
  expect(git('log', '-1', '--format=%an %cn')).toBe('Wim Wim')
})

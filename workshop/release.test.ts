import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SimpleGit, simpleGit } from 'simple-git'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { release } from './release.ts'

const DAY = '2026-11-27'
const CHANGES = '### The site\n\n- New.\n\n'
const CHANGELOG = `# Changelog\n\n## Unreleased\n\n${CHANGES}## 0.1.0 · 2026-11-01\n\n- Old.\n`

let project: string
let git: SimpleGit

const write = (file: string, text: string) => writeFile(join(project, file), text)
const read = (file: string) => readFile(join(project, file), 'utf8')
const commit = async () => git.add('.').commit('Work')

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'release-'))
  onTestFinished(() => rm(project, { recursive: true }))
  git = simpleGit(project)
  await git.init(['--initial-branch=main'])
  await git.addConfig('user.name', 'Somebody')
  await git.addConfig('user.email', 'somebody@site.example')
  await write('CHANGELOG.md', CHANGELOG)
  await write('package.json', '{\n  "name": "site",\n  "version": "0.1.3"\n}\n')
  const lock = { name: 'site', version: '0.1.3', packages: { '': { version: '0.1.3' } } }
  await write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  await commit()
})

test('a release sets its number everywhere, adds its heading to the changelog, and makes a commit and a tag', {
  tags: 'long',
}, async () => {
  expect(await release(project, 'minor', DAY)).toBe('0.2.0')
  expect(await read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('Unreleased', `Unreleased\n\n## 0.2.0 · ${DAY}`),
  )
  expect(await read('package.json')).toBe('{\n  "name": "site",\n  "version": "0.2.0"\n}\n')
  expect((await read('package-lock.json')).match(/0\.2\.0/g)).toHaveLength(2)
  expect((await git.log()).latest?.message).toBe('Version 0.2.0')
  expect(await git.tag(['--points-at'])).toBe('v0.2.0\n')
  expect((await git.status()).isClean()).toBe(true)
})

test('a patch and a major release raise their part of the version number', {
  tags: 'long',
}, async () => {
  expect(await release(project, 'patch', DAY)).toBe('0.1.4')
  await write('CHANGELOG.md', CHANGELOG)
  await commit()
  expect(await release(project, 'major', DAY)).toBe('1.0.0')
})

test('a release is refused with uncommitted changes, on another branch than main, or without changelog entries', {
  tags: 'long',
}, async () => {
  await write('new.txt', '')
  await expect(release(project, 'patch', DAY)).rejects.toThrow('There are uncommitted changes.')
  await commit()
  await git.checkoutLocalBranch('work')
  await expect(release(project, 'patch', DAY)).rejects.toThrow('this branch is work.')
  await git.checkout('main')
  await write('CHANGELOG.md', CHANGELOG.replace(CHANGES, ''))
  await commit()
  await expect(release(project, 'patch', DAY)).rejects.toThrow('## Unreleased')
  expect((await git.tags()).all).toEqual([])
})

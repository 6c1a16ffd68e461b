import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { createReleases } from './createReleases.ts'
import { ADA, quick, quickBuild, temporaryProject } from './test/temporaryProject.ts'

// No setting of this machine's counts, and a server has none.
beforeAll(() => {
  vi.stubEnv('HOME', join(devNull, 'nobody'))
  vi.stubEnv('XDG_CONFIG_HOME', undefined)
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})

const SOMEBODY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@agency.example']

/** A project under git, within a folder of the repository where one is named. */
async function openCheckout(inside = '') {
  const project = temporaryProject()
  const root = project.projectDirectory
  const git = (...args: string[]) =>
    execFileSync('git', [...SOMEBODY, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch=main')
  const projectDirectory = join(root, inside)
  const write = (text: string, file: string) => project.write(text, join(inside, file))
  write('first', 'content/words.txt')
  write('releases/\n*.tmp\n', '.gitignore')
  write('code', 'code.ts')
  git('add', '--all')
  git('commit', '--quiet', '--message=Begin')
  const releases = await createReleases({ projectDirectory, ...quick })
  const hook = (script: string) => {
    const file = join(root, '.git/hooks/pre-commit')
    mkdirSync(join(root, '.git/hooks'), { recursive: true })
    writeFileSync(file, `#!/bin/sh\n${script}\n`)
    chmodSync(file, 0o755)
  }
  const notes = async () => (await releases.list())[0]?.notes.join('\n')
  return { ...releases, root, projectDirectory, git, write, hook, notes }
}

const filesOfLastCommit = (git: (...args: string[]) => string) =>
  git('show', '--format=', '--name-status', 'HEAD').trim().split('\n').sort()

test.each(['', 'site'])(
  'each publish is a commit of the content alone, by who published, in the folder %j',
  async (inside) => {
    const { publish, git, write, notes, projectDirectory } = await openCheckout(inside)
    write('second', 'content/words.txt')
    write('new', 'content/new.txt')
    write('not for git', 'content/cache.tmp')
    write('staged', 'code.ts')
    git('add', join(inside, 'code.ts'))
    write('releases/\n*.tmp\n# more\n', '.gitignore')
    await publish(ADA)
    expect(await notes()).toBe('')
    const path = (file: string) => join(inside, file).replaceAll('\\', '/')
    expect(filesOfLastCommit(git)).toEqual([
      `A\t${path('content/new.txt')}`,
      `M\t${path('content/words.txt')}`,
    ])
    expect(git('show', '--format=%an', '--no-patch', 'HEAD').trim()).toBe(ADA.name)
    expect(git('status', '--short').trim().split('\n')).toEqual([
      ` M ${path('.gitignore')}`.trim(),
      `M  ${path('code.ts')}`,
    ])

    rmSync(join(projectDirectory, 'content/new.txt'))
    await publish(ADA)
    expect(filesOfLastCommit(git)).toEqual([`D\t${path('content/new.txt')}`])
  },
)

test('what is saved or committed while the site is built is left as it is', async () => {
  const { git, write, projectDirectory, root } = await openCheckout()
  write('second', 'content/words.txt')
  const releases = await createReleases({
    projectDirectory,
    ...quick,
    async build(folders) {
      write('saved meanwhile', 'content/words.txt')
      write('other code', 'code.ts')
      git('commit', '--quiet', '--message=Code', 'code.ts')
      await quickBuild(folders)
    },
  })
  await releases.publish(ADA)
  expect(git('show', 'HEAD:content/words.txt')).toBe('second')
  expect(git('show', 'HEAD:code.ts')).toBe('other code')
  expect(git('status', '--short').trim()).toBe('M content/words.txt')
  expect(root).toBe(projectDirectory)
})

test('without a change there is no commit', async () => {
  const { publish, git, write } = await openCheckout()
  write('second', 'content/words.txt')
  await publish(ADA)
  await publish(ADA)
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
})

test('a lock that a killed git has left is told, and the next publish after it leaves nothing undone', async () => {
  const { publish, git, write, notes, root } = await openCheckout()
  write('', '.git/index.lock')
  write('second', 'content/words.txt')
  await publish(ADA)
  expect(await notes()).toContain('index.lock')
  rmSync(join(root, '.git/index.lock'))
  await publish(ADA)
  expect(await notes()).toBe('')
  expect(git('show', 'HEAD:content/words.txt')).toBe('second')
  expect(git('status', '--short')).toBe('')
})

test('the first publish of a fresh repository is its first commit', async () => {
  const { projectDirectory } = temporaryProject()
  execFileSync('git', ['init', '--quiet'], { cwd: projectDirectory })
  const { publish, list } = await createReleases({ projectDirectory, ...quick })
  await publish(ADA)
  expect((await list())[0]?.notes).toEqual([])
  const files = execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD'], {
    cwd: projectDirectory,
    encoding: 'utf8',
  })
  expect(files.trim()).toBe('content/words.txt')
})

test.each([
  ['that says why', 'echo "Spelling: teh" >&2; exit 1', 'Spelling: teh'],
  ['without a word', 'exit 1', 'to git failed'],
])('a hook that refuses %s is told, and the site stays published', async (_, script, words) => {
  const { publish, git, write, hook, notes, changes } = await openCheckout()
  hook(script)
  write('second', 'content/words.txt')
  await publish(ADA)
  expect(await notes()).toContain(words)
  expect(await changes()).toEqual([])
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
  hook('exit 0')
  await publish(ADA)
  expect(git('show', 'HEAD:content/words.txt')).toBe('second')
})

test('the commit is pushed where there is a remote, and its failure is told', async () => {
  const { publish, git, write, notes, root } = await openCheckout()
  const remote = join(root, 'remote.git')
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  git('remote', 'add', 'origin', remote)
  write('second', 'content/words.txt')
  await publish(ADA)
  expect(await notes()).toBe('')
  const pushed = () =>
    execFileSync('git', ['-C', remote, 'show', 'main:content/words.txt'], { encoding: 'utf8' })
  expect(pushed()).toBe('second')

  git('remote', 'set-url', 'origin', join(root, 'nowhere.git'))
  write('third', 'content/words.txt')
  await publish(ADA)
  expect(await notes()).toContain('nowhere.git')
  git('remote', 'set-url', 'origin', remote)
  write('fourth', 'content/words.txt')
  await publish(ADA)
  expect(pushed()).toBe('fourth')
})

test('a copy that lies in somebody else’s checkout commits nothing there', async () => {
  const { git, write, root } = await openCheckout()
  write('copy/', '.git/info/exclude')
  write('first', 'copy/content/words.txt')
  const releases = await createReleases({ projectDirectory: join(root, 'copy'), ...quick })
  await releases.publish(ADA)
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
  expect((await releases.list())[0]?.notes).toEqual([])
})

test('releases that are nobody’s to commit leave the checkout as it is', async () => {
  const { git, write, projectDirectory } = await openCheckout()
  const before = git('rev-parse', 'HEAD')
  const drafts = await createReleases({
    projectDirectory,
    folder: 'releases/drafts',
    commits: false,
    ...quick,
  })
  write('second', 'content/words.txt')
  await drafts.publish(ADA)
  expect(git('rev-parse', 'HEAD')).toBe(before)
  expect(git('status', '--porcelain').trim()).toBe('M content/words.txt')
})

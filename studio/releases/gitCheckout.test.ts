import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createReleases } from './createReleases.ts'
import { labels } from './labels.ts'
import { quickBuild } from './test/quickBuild.ts'
import { ADA, quick, temporaryProject } from './test/temporaryProject.ts'

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
  const hook = (script: string, file = '.git/hooks/pre-commit') => {
    write(`#!/bin/sh\n${script}\n`, file)
    chmodSync(join(root, file), 0o755)
  }
  const notes = async () => (await releases.list())[0]?.notes.join('\n')
  /** Makes a repository that commits are pushed into. */
  const addRemote = () => {
    git('init', '--quiet', '--bare', 'remote.git')
    git('remote', 'add', 'origin', 'remote.git')
    write('remote.git\n', '.git/info/exclude')
  }
  return { ...releases, root, projectDirectory, git, write, hook, addRemote, notes }
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
  const { publish, git, write, notes, addRemote } = await openCheckout()
  addRemote()
  write('second', 'content/words.txt')
  await publish(ADA)
  expect(await notes()).toBe('')
  const pushed = () => git('-C', 'remote.git', 'show', 'main:content/words.txt')
  expect(pushed()).toBe('second')

  git('remote', 'set-url', 'origin', 'nowhere.git')
  write('third', 'content/words.txt')
  await publish(ADA)
  expect(await notes()).toContain('nowhere.git')
  git('remote', 'set-url', 'origin', 'remote.git')
  write('fourth', 'content/words.txt')
  await publish(ADA)
  expect(pushed()).toBe('fourth')
})

const PRE_RECEIVE = 'remote.git/hooks/pre-receive'
/** More than anything that follows a publish may take. */
const VERY_LONG_MS = 60 * 60 * 1000

/** A checkout with a hook that says which group of processes it is in, and waits until the test lets it go on. */
async function openWithWaiting(file: string) {
  const checkout = await openCheckout()
  const { root, addRemote, hook, write } = checkout
  addRemote()
  const [gate, begun] = [join(root, '.git/gate'), join(root, '.git/begun')]
  execFileSync('mkfifo', [gate])
  hook(
    `ps -o pgid= -p $$ > "${begun}.next"; mv "${begun}.next" "${begun}"; cat "${gate}"; true`,
    file,
  )
  write('second', 'content/words.txt')
  return {
    ...checkout,
    pushed: () => checkout.git('-C', 'remote.git', 'show', 'main:content/words.txt'),
    /** @returns the group of processes. */
    async untilWaiting(): Promise<number> {
      await expect.poll(() => existsSync(begun)).toBe(true)
      return Number(readFileSync(begun, 'utf8'))
    },
    letGo: () => writeFileSync(gate, ''),
  }
}

function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

const hasPipes = process.platform !== 'win32'

/** Lets a test put the clock forward, but for the programs that it starts. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test.runIf(hasPipes)('a remote that takes its time is waited for', async () => {
  const { publish, state, untilWaiting, letGo, pushed, notes } = await openWithWaiting(PRE_RECEIVE)
  const publishing = publish(ADA)
  await untilWaiting()
  expect(await state()).toMatchObject({ is: 'publishing', step: 'push' })
  letGo()
  await publishing
  expect(await notes()).toBe('')
  expect(pushed()).toBe('second')
})

test.runIf(hasPipes).each([
  ['the remote', 'push', PRE_RECEIVE],
  ['the project, before a commit', 'commit', '.git/hooks/pre-commit'],
  ['the project, before a push', 'push', '.git/hooks/pre-push'],
] as const)(
  'a hook of %s that never ends is ended in time, and the next publish does what was left',
  async (_, step, file) => {
    const { publish, state, notes, hook, git, pushed, untilWaiting } = await openWithWaiting(file)
    holdTime()
    const publishing = publish(ADA)
    const group = await untilWaiting()
    expect(isRunning(group)).toBe(true)
    vi.advanceTimersByTime(VERY_LONG_MS)
    await publishing
    await expect.poll(() => isRunning(group)).toBe(false)
    expect(await notes()).toBe(labels.overdue[step](5))
    expect(await state()).toEqual({ is: 'idle' })
    vi.useRealTimers()
    hook('exit 0', file)
    await publish(ADA)
    expect(await notes()).toBe('')
    expect(git('show', 'HEAD:content/words.txt')).toBe('second')
    expect(pushed()).toBe('second')
    expect(git('status', '--short')).toBe('')
  },
)

test('a remote that takes a connection and stays silent is told, and the site stays published', async () => {
  const { publish, git, write, notes, changes } = await openCheckout()
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  git('remote', 'add', 'origin', `git://127.0.0.1:${port}/site.git`)
  write('second', 'content/words.txt')
  holdTime()
  const publishing = publish(ADA)
  const [socket]: Socket[] = await once(server, 'connection')
  socket?.resume()
  vi.advanceTimersByTime(VERY_LONG_MS)
  await publishing
  expect(await notes()).toBe(labels.overdue.push(5))
  expect(await changes()).toEqual([])
  expect(git('show', 'HEAD:content/words.txt')).toBe('second')
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

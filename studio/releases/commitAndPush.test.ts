import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { roundOf } from '../../tests/support/round.ts'
import { quickBuild } from '../../tests/support/studio/quickBuild.ts'
import { ADA, quick, temporaryProject } from '../../tests/support/studio/releaseProject.ts'
import { openCheckout } from '../content/git/gitCheckout.ts'
import { createReleases } from './createReleases.ts'
import { labels } from './labels.ts'

// Hides the git settings of this machine, since a server has none.
beforeAll(() => {
  vi.stubEnv('HOME', join(devNull, 'nobody'))
  vi.stubEnv('XDG_CONFIG_HOME', undefined)
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})

const SOMEBODY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@agency.example']

/** A project under git. @param inside the project's folder within the repository. */
async function openProject(inside = '') {
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
  const checkout = await openCheckout(projectDirectory)
  const releases = await createReleases({ projectDirectory, checkout, ...quick })
  const hook = (script: string, file: string) => {
    write(`#!/bin/sh\n${script}\n`, file)
    chmodSync(join(root, file), 0o755)
  }
  const notes = async () => (await releases.list())[0]?.notes.join('\n')
  /** Adds a remote repository, to which commits are pushed. */
  const addRemote = () => {
    git('init', '--quiet', '--bare', 'remote.git')
    git('remote', 'add', 'origin', 'remote.git')
    write('remote.git\n', '.git/info/exclude')
  }
  return { ...releases, root, projectDirectory, checkout, git, write, hook, addRemote, notes }
}

const filesOfLastCommit = (git: (...args: string[]) => string) =>
  git('show', '--format=', '--name-status', 'HEAD').trim().split('\n').sort()

test.each(roundOf(['site', '']))(
  'a publish first commits content changed outside the studio, in the folder %j',
  async (inside) => {
    const { publish, git, write, notes, projectDirectory } = await openProject(inside)
    write('second', 'content/words.txt')
    write('new', 'content/new.txt')
    write('not for git', 'content/cache.tmp')
    write('not content', 'content/.DS_Store')
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
    expect(git('status', '--short').trim().split('\n')).toEqual([
      ` M ${path('.gitignore')}`.trim(),
      `M  ${path('code.ts')}`,
      `?? ${path('content/.DS_Store')}`,
    ])

    rmSync(join(projectDirectory, 'content/new.txt'))
    await publish(ADA)
    expect(filesOfLastCommit(git)).toEqual([`D\t${path('content/new.txt')}`])
    await publish(ADA)
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('3')
  },
)

test('changes saved or committed during a build wait for the next publish', {
  tags: 'long',
}, async () => {
  const { git, write, projectDirectory, checkout } = await openProject()
  write('second', 'content/words.txt')
  const releases = await createReleases({
    projectDirectory,
    checkout,
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
})

test('a lock left by a killed git is reported, and a publish after its removal commits everything', {
  tags: 'long',
}, async () => {
  const { publish, git, write, notes, root } = await openProject()
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

test('commits are pushed if there is a remote, and a failed push is reported', async () => {
  const { publish, git, write, notes, addRemote } = await openProject()
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
/** Longer than the time limit of any step after a publish. */
const VERY_LONG_MS = 60 * 60 * 1000

/** A checkout with a hook that reports its process group and waits until the test lets it go on. */
async function openWithWaiting(file: string) {
  const checkout = await openProject()
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
    /** @returns the process group of the hook. */
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

/** Lets a test put its own timers forward. The programs that it starts keep real time. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test.runIf(hasPipes)('a publish waits for a slow remote', { tags: 'long' }, async () => {
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
  ['the remote', PRE_RECEIVE],
  ['the project', '.git/hooks/pre-push'],
])(
  'a hook of %s that never ends is stopped at the time limit, and the next publish does the rest',
  { tags: 'long' },
  async (_, file) => {
    const { publish, state, notes, hook, git, pushed, untilWaiting } = await openWithWaiting(file)
    holdTime()
    const publishing = publish(ADA)
    const group = await untilWaiting()
    expect(isRunning(group)).toBe(true)
    vi.advanceTimersByTime(VERY_LONG_MS)
    await publishing
    await expect.poll(() => isRunning(group)).toBe(false)
    expect(await notes()).toBe(labels.overdue.push(5))
    expect(await state()).toEqual({ is: 'idle' })
    vi.useRealTimers()
    hook('exit 0', file)
    await publish(ADA)
    expect(await notes()).toBe('')
    expect(pushed()).toBe('second')
    expect(git('status', '--short')).toBe('')
  },
)

test('a remote that accepts a connection but never responds is reported, and the site stays published', {
  tags: 'long',
}, async () => {
  const { publish, git, write, notes, changes } = await openProject()
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

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currentRelease } from '../../server/site/releases.ts'
import { IS_LONG_ROUND, roundOf } from '../../tests/support/round.ts'
import { ADA, quick, temporaryProject } from '../../tests/support/studio/releaseProject.ts'
import { openCheckout } from '../content/git/gitCheckout.ts'
import { checkSite } from './checkSite.ts'
import { createReleases } from './createReleases.ts'

const PROGRAM = join(import.meta.dirname, '../../tests/support/studio/publishAndDie.ts')
const ROUNDS = IS_LONG_ROUND ? 10 : 1

test.each(roundOf(['switch', 'freeze', 'check', 'build', 'test', 'deploy']))(
  'a publish that is killed at the step "%s" leaves a complete site, and the next start cleans up',
  { timeout: 180_000 },
  async (step) => {
    const project = temporaryProject()
    const { projectDirectory, releasesDirectory, seen, write, folders } = project
    await (await createReleases({ projectDirectory, ...quick })).publish(ADA)
    let before = seen()
    for (let round = 0; round < ROUNDS; round++) {
      write(`round ${round}`)
      const child = spawn(process.execPath, [PROGRAM, projectDirectory, step, String(round % 5)])
      await once(child, 'exit')
      const release = currentRelease(releasesDirectory)
      await checkSite(release?.siteDirectory ?? '')
      expect([before, `round ${round}`]).toContain(seen())
      const wasCutOff = child.signalCode === 'SIGKILL'

      const next = await createReleases({ projectDirectory, ...quick })
      const { is } = await next.state()
      // After the switch, the publish may have finished before it was killed.
      if (!wasCutOff) expect(is).toBe('idle')
      else if (seen() === before) expect(is).toBe('failed')
      expect(folders().filter((name) => !name.endsWith('Z'))).toEqual([])
      expect((await next.list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      await next.publish(ADA)
      expect(seen()).toBe(`round ${round}`)
      before = seen()
    }
  },
)

/** A project under git, with a remote in one of its folders. */
async function projectWithRemote() {
  const project = temporaryProject()
  const { projectDirectory, write } = project
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectDirectory, encoding: 'utf8', stdio: 'pipe' })
  const checkout = await openCheckout(projectDirectory)
  git('init', '--quiet', '--bare', 'remote.git')
  git('remote', 'add', 'origin', 'remote.git')
  write('releases\nremote.git\n', '.git/info/exclude')
  return {
    ...project,
    git,
    pushed: () => git('-C', 'remote.git', 'show', 'main:content/words.txt'),
    start: () => createReleases({ projectDirectory, checkout, ...quick }),
  }
}

/** Scripts that git runs while it holds its locks. Each kills the studio and git's process group. */
const KILLERS = {
  'commits changes made outside the studio': '.git/killing-filter',
  'is about to push': '.git/hooks/pre-push',
}

test.skipIf(process.platform === 'win32').each(Object.entries(KILLERS))(
  'if a publish is killed while git %s, the next publish commits and pushes the rest',
  { tags: 'long' },
  async (_, killer) => {
    const { projectDirectory, releasesDirectory, seen, write, git, pushed, start } =
      await projectWithRemote()
    git('config', 'filter.killing.clean', `sh .git/killing-filter`)
    write('content/** filter=killing', '.git/info/attributes')
    write('cat', '.git/killing-filter')
    const { publish } = await start()
    await publish(ADA)

    write('second')
    write('#!/bin/sh\nkill -9 "$STUDIO_PID" 0\n', killer)
    chmodSync(join(projectDirectory, killer), 0o755)
    const child = spawn(process.execPath, [PROGRAM, projectDirectory], { detached: true })
    await once(child, 'exit')
    expect(child.signalCode).toBe('SIGKILL')
    await checkSite(currentRelease(releasesDirectory)?.siteDirectory ?? '')

    write('cat', killer)
    const next = await start()
    await next.publish(ADA)
    expect(seen()).toBe('second')
    const [note] = (await next.list())[0]?.notes ?? []
    if (note !== undefined) {
      // A killed git leaves its lock file, which could belong to a running git.
      expect(note).toContain('index.lock')
      rmSync(join(projectDirectory, '.git/index.lock'))
      await next.publish(ADA)
    }
    expect((await next.list())[0]?.notes).toEqual([])
    expect(git('show', 'main:content/words.txt')).toBe('second')
    expect(pushed()).toBe('second')
    expect(git('status', '--short')).toBe('')
  },
)

test('if only the studio is killed while git pushes, the next publish pushes everything', {
  tags: 'long',
  timeout: 180_000,
}, async () => {
  const { projectDirectory, seen, write, git, pushed, start } = await projectWithRemote()
  await (await start()).publish(ADA)
  for (let round = 0; round < ROUNDS; round++) {
    write(`killed ${round}`)
    const delayMs = String(round * 4)
    const child = spawn(process.execPath, [PROGRAM, projectDirectory, 'push', delayMs])
    await once(child, 'exit')
    expect(child.signalCode).toBe('SIGKILL')
    expect(seen(), 'visitors see the site before it is pushed').toBe(`killed ${round}`)
    write(`round ${round}`)
    const next = await start()
    await next.publish(ADA)
    expect((await next.list())[0]?.notes).toEqual([])
    expect(await next.state()).toEqual({ is: 'idle' })
    expect(pushed()).toBe(`round ${round}`)
  }
  expect(git('rev-list', '--count', 'main').trim()).toBe(String(1 + 2 * ROUNDS))
  expect(git('status', '--short')).toBe('')
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../receiver/app.ts'
import { currentRelease, followReleases } from '../../server/site/releases.ts'
import { receiverOptions } from '../../tests/support/receiver/receiverOptions.ts'
import { IS_LONG_ROUND } from '../../tests/support/round.ts'
import { ADA, quick, temporaryProject } from '../../tests/support/studio/releaseProject.ts'
import { createReleases } from './createReleases.ts'

const PUBLISHES = IS_LONG_ROUND ? 20 : 5
const VISITORS = 8

/** A receiver that serves the first release of a project, and follows the next ones. */
async function startFollower() {
  const project = temporaryProject('release 0')
  const { projectDirectory, releasesDirectory } = project
  const releases = await createReleases({ projectDirectory, ...quick })
  await releases.publish(ADA)
  const first = currentRelease(releasesDirectory)
  const app = await buildApp({
    ...receiverOptions,
    siteDirectory: first?.siteDirectory ?? null,
    dataDirectory: join(projectDirectory, 'data'),
  })
  followReleases(app, releasesDirectory, first?.id)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const read = async (path = '/', headers = {}) => {
    const answer = await fetch(url + path, { headers })
    return { status: answer.status, words: /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1] }
  }
  return { ...project, ...releases, read }
}

test('no request fails while releases are published', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const { publish, write, read } = await startFollower()
  let isOver = false
  let requests = 0
  const visitor = async (path: string, headers = {}) => {
    const seen = new Set<string | undefined>()
    while (!isOver) {
      const { status, words } = await read(path, headers)
      expect(status).toBeLessThan(300)
      requests++
      seen.add(words)
    }
    return seen
  }
  const visitors = Promise.all(
    Array.from({ length: VISITORS }, (_, index) =>
      // A range of a file is read from disk for each request.
      index % 2 === 0 ? visitor('/') : visitor('/about', { range: 'bytes=0-' }),
    ),
  )
  const known = ['release 0']
  for (let turn = 1; turn <= PUBLISHES; turn++) {
    known.push(`release ${turn}`)
    write(`release ${turn}`)
    await publish(ADA)
    await expect.poll(async () => (await read()).words).toBe(`release ${turn}`)
  }
  isOver = true
  for (const seen of await visitors) for (const words of seen) expect(known).toContain(words)
  expect(requests).toBeGreaterThan(PUBLISHES * VISITORS)
})

test('visitors see the previous release after Back', async () => {
  const { publish, back, write, read } = await startFollower()
  write('release 1')
  await publish(ADA)
  await expect.poll(async () => (await read()).words).toBe('release 1')
  await back(ADA)
  await expect.poll(async () => (await read()).words).toBe('release 0')
})

test('an unreadable release leaves the former site in place, and the next release is served', async () => {
  const { publish, write, read, releasesDirectory } = await startFollower()
  const broken = '2020-01-01T00-00-00Z'
  for (const part of ['site', 'content']) {
    mkdirSync(join(releasesDirectory, broken, part), { recursive: true })
  }
  writeFileSync(join(releasesDirectory, broken, 'site/.headers.json'), '{')
  writeFileSync(
    join(releasesDirectory, broken, 'release.json'),
    '{"at":"2020-01-01T00:00:00Z","by":"","notes":[]}',
  )
  writeFileSync(join(releasesDirectory, 'current'), broken)
  await read()
  expect((await read()).words).toBe('release 0')
  write('release 1')
  await publish(ADA)
  await expect.poll(async () => (await read()).words).toBe('release 1')
})

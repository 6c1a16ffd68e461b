import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { quickBuild } from '../../../tests/support/studio/quickBuild.ts'
import { quick, temporaryProject } from '../../../tests/support/studio/releaseProject.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { plainTime } from '../../kit/times.ts'
import { createReleases } from '../../releases/createReleases.ts'
import { labels } from '../../releases/labels.ts'
import { publish } from './feature.ts'

/** Renders each page as the JSON of its props. */
const PLAIN_PAGES: Pick<Bundle, 'render'> = { render: (_name, props) => JSON.stringify(props) }

test('the log names the person who started a publish, and omits a second publish and a request for a missing release', async () => {
  const { projectDirectory } = temporaryProject()
  const { promise: built, resolve: finishBuild } = Promise.withResolvers<void>()
  const releases = await createReleases({
    projectDirectory,
    ...quick,
    async build(folders) {
      await built
      await quickBuild(folders)
    },
  })
  const stored = { dataDirectory: join(projectDirectory, 'data'), databaseUrl: null }
  const { post, log } = await openStudio(PLAIN_PAGES, stored, [publish], { releases })
  for (let turn = 0; turn < 2; turn++) await post('/publish')
  finishBuild()
  await expect.poll(releases.list).toHaveLength(1)
  await expect.poll(releases.state).toEqual({ is: 'idle' })
  await post('/publish/back/2026-11-22T21-14-05Z')
  expect(log).toEqual([`Owner ${labels.actions.published} `])
})

test('the log and the list of releases name a release by the same time', async () => {
  const { projectDirectory } = temporaryProject()
  const releases = await createReleases({ projectDirectory, ...quick })
  await releases.publish({ name: 'Ada' })
  const [release] = await releases.list()
  const stored = { dataDirectory: join(projectDirectory, 'data'), databaseUrl: null }
  const { post, log } = await openStudio(PLAIN_PAGES, stored, [publish], { releases })
  await post(`/publish/back/${release?.id}`)
  await expect.poll(releases.state).toEqual({ is: 'idle' })
  expect(log).toEqual([`Owner ${labels.actions.wentTo} ${plainTime(release?.at ?? '')}`])
})

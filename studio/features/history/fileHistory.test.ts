import { expect, test } from 'vitest'
import {
  type TemporaryProject,
  temporaryProject,
} from '../../../tests/support/studio/contentProject.ts'
import { labels } from '../../content/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { fileHistory, restoreVersion } from './fileHistory.ts'

const PATH = 'plans/app-basic.yaml'
const FILE = `content/${PATH}`

const historyOf = ({ checkout, contentDirectory }: TemporaryProject, file = FILE, most?: number) =>
  fileHistory(checkout, contentDirectory, file, most)

async function restore(project: TemporaryProject, index: number): Promise<void> {
  const { versions, version } = await historyOf(project)
  const id = versions[index]?.id ?? ''
  await restoreVersion(project.checkout, project.editing, { file: FILE, version, id })
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof RequestError) return error.status
  throw new Error(`Nothing was rejected, but ${error}.`)
}

/** A plan that cost 700, then 710, then 720, with a change of another file in between. */
async function threePrices(): Promise<TemporaryProject> {
  const project = await temporaryProject()
  const { editing } = project
  await project.change(PATH, "'700'", "'710'")
  project.commit('Dearer')
  await project.change('team/helen.yaml', 'Draws', 'Paints')
  project.commit('Another word')
  const text = (await project.read(PATH)).replace("'710'", "'720'")
  await editing.history.write(new Map([[PATH, text]]), editing.person)
  return project
}

test('lists who changed a file and how, and restores a version unless somebody else has saved meanwhile', async () => {
  const project = await threePrices()
  const history = await historyOf(project)
  expect(history).toMatchObject({ label: 'app: Basic', uncommitted: [], hasOlder: false })
  expect(
    history.versions.map(({ by, message, step, isNow }) => [by, message, step, isNow]),
  ).toEqual([
    ['Wim', 'Changed app: Basic', 'changed', true],
    ['Ben Okri', 'Dearer', 'changed', false],
    [expect.any(String), labels.commits.begin, 'made', false],
  ])
  expect(history.versions[1]?.differences).toEqual([
    {
      label: 'Price',
      passages: [
        [
          { text: '700', only: 'before' },
          { text: '710', only: 'after' },
        ],
      ],
    },
  ])

  const { versions, version } = history
  await project.change(PATH, "'720'", "'730'")
  const wanted = { file: FILE, version, id: versions[2]?.id ?? '' }
  expect(await statusOf(restoreVersion(project.checkout, project.editing, wanted))).toBe(409)
  await project.change(PATH, "'730'", "'720'")

  await restore(project, 2)
  expect(await project.read(PATH)).toContain("'700'")
  expect(project.editing.log.slice(1)).toEqual([
    `Wim restored an earlier version of app: Basic (${FILE})`,
  ])
  await project.editing.history.undo(PATH, project.editing.person)
  expect(await project.read(PATH)).toContain("'720'")
})

test('shows changes that are not committed yet', { tags: 'long' }, async () => {
  const project = await threePrices()
  await project.change(PATH, "'720'", "'730'")
  const { uncommitted, versions } = await historyOf(project)
  expect(uncommitted.map(({ label }) => label)).toEqual(['Price'])
  expect(versions.every(({ isNow }) => !isNow)).toBe(true)
})

test('restores a deleted file', { tags: 'long' }, async () => {
  const project = await temporaryProject()
  const path = 'testimonials/grace-okafor.yaml'
  const before = await project.read(path)
  await project.remove(path)
  project.commit('Without her')
  const { versions, version } = await historyOf(project, `content/${path}`)
  expect(versions.map(({ step }) => step)).toEqual(['removed', 'made'])
  const id = versions[1]?.id ?? ''
  await restoreVersion(project.checkout, project.editing, {
    file: `content/${path}`,
    version,
    id,
  })
  expect(await project.read(path)).toBe(before)
})

test('does not restore a version that the build would reject', async () => {
  const project = await temporaryProject()
  await project.change(PATH, "'700'", "'ten pounds'")
  project.commit('A fault')
  await project.change(PATH, "'ten pounds'", "'700'")
  project.commit('None')
  expect(await statusOf(restore(project, 1))).toBe(422)
  expect(await project.read(PATH)).toContain("'700'")
})

test('rejects a version that is not listed', { tags: 'long' }, async () => {
  const project = await threePrices()
  const { version } = await historyOf(project)
  for (const id of ['HEAD', '', '--output=stolen', '../../../content', '0'.repeat(40)]) {
    const wanted = { file: FILE, version, id }
    const call = restoreVersion(project.checkout, project.editing, wanted)
    expect(await statusOf(call), id).toBe(404)
  }
})

test('rejects files that are not records', { tags: 'long' }, async () => {
  const project = await temporaryProject()
  for (const file of [
    'content/../package.json',
    'content/plans/../../../etc/passwd.yaml',
    'content/plans/../team/helen.yaml',
    '/etc/passwd',
    'content/pictures/portrait.webp',
    '--all',
    ':/',
    '',
  ]) {
    expect(await statusOf(historyOf(project, file)), file).toBe(404)
  }
})

test('reports that there are older versions', { tags: 'long' }, async () => {
  const project = await threePrices()
  const newest = await historyOf(project, FILE, 2)
  expect(newest.versions.map(({ step }) => step)).toEqual(['changed', 'changed'])
  expect(newest.hasOlder).toBe(true)
  expect((await historyOf(project, FILE, 3)).hasOlder).toBe(false)
})

test('an unreadable file keeps its former name, and a missing file is named after its path', {
  tags: 'long',
}, async () => {
  const project = await temporaryProject()
  const { label } = await historyOf(project)
  await project.write(PATH, 'plan_name: "open')
  expect((await historyOf(project)).label).toBe(label)
  const none = 'content/team/nobody.yaml'
  expect(await historyOf(project, none)).toMatchObject({ label: 'nobody', versions: [] })
})

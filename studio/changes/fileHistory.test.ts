import { describe, expect, test } from 'vitest'
import { RequestError } from '../server/validation.ts'
import { type FileHistory, fileHistory, restoreVersion } from './fileHistory.ts'
import { type TemporaryProject, temporaryProject } from './test/temporaryProject.ts'

const PATH = 'plans/app-basic.yaml'
const FILE = `content/${PATH}`

type Keep = (project: TemporaryProject, number: number) => Promise<void>

const KEEPS: Record<FileHistory['source'], Keep> = {
  git: async (project, number) => project.commit(`Change ${number}`, 'Ben Okri'),
  releases: (project, number) => project.publish(`2026-11-22T10-00-0${number}Z`, 'Ben Okri'),
}

const historyOf = ({ projectDirectory, contentDirectory }: TemporaryProject, file = FILE) =>
  fileHistory(projectDirectory, contentDirectory, file)

async function restore(project: TemporaryProject, index: number): Promise<void> {
  const { versions, version } = await historyOf(project)
  const id = versions[index]?.id ?? ''
  await restoreVersion(project.projectDirectory, project.editing, { file: FILE, version, id })
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof RequestError) return error.status
  throw new Error(`Nothing was rejected, but ${error}.`)
}

/** A plan that cost 700, then 710, then 720, and something else that changed in between. */
async function threePrices(keep: Keep): Promise<TemporaryProject> {
  const project = await temporaryProject()
  await keep(project, 1)
  await project.change(PATH, "'700'", "'710'")
  await keep(project, 2)
  await project.change('team/helen.yaml', 'Draws', 'Paints')
  await keep(project, 3)
  await project.change(PATH, "'710'", "'720'")
  await keep(project, 4)
  return project
}

describe.each(Object.entries(KEEPS))('the history in %s', (source, keep) => {
  test('tells who changed a file, and what', async () => {
    const project = await threePrices(keep)
    const history = await historyOf(project)
    expect(history).toMatchObject({ source, label: 'app: Basic', unsaved: [], hasOlder: false })
    expect(history.versions.map(({ by, step, isNow }) => [by, step, isNow])).toEqual([
      ['Ben Okri', 'changed', true],
      ['Ben Okri', 'changed', false],
      ['Ben Okri', source === 'git' ? 'made' : 'oldest', false],
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
  })

  test('tells what is not kept yet', async () => {
    const project = await threePrices(keep)
    await project.change(PATH, "'720'", "'730'")
    const { unsaved, versions } = await historyOf(project)
    expect(unsaved.map(({ label }) => label)).toEqual(['Price'])
    expect(versions.every(({ isNow }) => !isNow)).toBe(true)
  })

  test('brings a version back, and what was there with the undo of the editor', async () => {
    const project = await threePrices(keep)
    await restore(project, 2)
    expect(await project.read(PATH)).toContain("'700'")
    expect(project.editing.log).toEqual([`Wim put back an earlier version app: Basic (${FILE})`])
    await project.editing.history.undo(PATH, project.editing.person)
    expect(await project.read(PATH)).toContain("'720'")
  })

  test('brings back a file that was removed', async () => {
    const project = await temporaryProject()
    const path = 'testimonials/grace-okafor.yaml'
    const before = await project.read(path)
    await keep(project, 1)
    await project.remove(path)
    await keep(project, 2)
    const { versions, version } = await historyOf(project, `content/${path}`)
    expect(versions.map(({ step }) => step)).toEqual([
      'removed',
      source === 'git' ? 'made' : 'oldest',
    ])
    const id = versions[1]?.id ?? ''
    await restoreVersion(project.projectDirectory, project.editing, {
      file: `content/${path}`,
      version,
      id,
    })
    expect(await project.read(path)).toBe(before)
  })

  test('brings nothing back that the build would reject', async () => {
    const project = await temporaryProject()
    await project.change(PATH, "'700'", "'ten pounds'")
    await keep(project, 1)
    await project.change(PATH, "'ten pounds'", "'700'")
    await keep(project, 2)
    expect(await statusOf(restore(project, 1))).toBe(422)
    expect(await project.read(PATH)).toContain("'700'")
  })

  test('brings nothing back over what somebody else has saved meanwhile', async () => {
    const project = await threePrices(keep)
    const { versions, version } = await historyOf(project)
    await project.change(PATH, "'720'", "'730'")
    const wanted = { file: FILE, version, id: versions[2]?.id ?? '' }
    expect(await statusOf(restoreVersion(project.projectDirectory, project.editing, wanted))).toBe(
      409,
    )
  })

  test('knows no version that is not listed', async () => {
    const project = await threePrices(keep)
    const { version } = await historyOf(project)
    for (const id of ['HEAD', '', '--output=stolen', '../../content', '0'.repeat(40)]) {
      const wanted = { file: FILE, version, id }
      const call = restoreVersion(project.projectDirectory, project.editing, wanted)
      expect(await statusOf(call), id).toBe(404)
    }
  })

  test('tells nothing of what is no record', async () => {
    const project = await temporaryProject()
    await keep(project, 1)
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
})

test('says that there are older versions', async () => {
  const { projectDirectory, contentDirectory } = await threePrices(KEEPS.git)
  const newest = await fileHistory(projectDirectory, contentDirectory, FILE, 2)
  expect(newest.versions.map(({ step }) => step)).toEqual(['changed', 'changed'])
  expect(newest.hasOlder).toBe(true)
  expect((await fileHistory(projectDirectory, contentDirectory, FILE, 3)).hasOlder).toBe(false)
})

test('a file that was never kept has no history', async () => {
  const project = await temporaryProject()
  expect((await historyOf(project)).versions).toEqual([])
})

test('a file that cannot be read is called what it was called before, one that is not there by its path', async () => {
  const project = await temporaryProject()
  project.commit('Begin')
  const { label } = await historyOf(project)
  await project.write(PATH, 'plan_name: "open')
  expect((await historyOf(project)).label).toBe(label)
  const { projectDirectory, contentDirectory } = project
  const none = 'content/team/nobody.yaml'
  expect((await fileHistory(projectDirectory, contentDirectory, none)).label).toBe(none)
})

import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RequestError } from '../server/validation.ts'
import { type ChangedFile, listChanges } from './listChanges.ts'
import { type TemporaryProject, temporaryProject } from './test/temporaryProject.ts'
import { undoChange } from './undoChange.ts'

const RELEASE = '2026-11-22T10-00-00Z'
const PLAN = 'plans/app-basic.yaml'
const HELEN = 'team/helen.yaml'
const PICTURE = 'pictures/portrait.webp'

const WAYS = {
  release: (project: TemporaryProject) => project.publish(RELEASE),
  commit: async (project: TemporaryProject) => project.commit('Begin'),
}

/** The changed files, each as "change: label (group)". */
async function listed(project: TemporaryProject): Promise<string[]> {
  const { files } = await listChanges(project)
  return files.map(({ change, label, group }) => `${change}: ${label} (${group})`)
}

async function changedFile(project: TemporaryProject, path: string): Promise<ChangedFile> {
  const { files } = await listChanges(project)
  const found = files.find((file) => file.path === path)
  if (!found) throw new Error(`${path} has not changed.`)
  return found
}

async function undo(project: TemporaryProject, path: string): Promise<void> {
  const { file, version } = await changedFile(project, path)
  await undoChange(project.projectDirectory, project.editing, { file, version })
}

async function rejected(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof RequestError) return error
  throw new Error(`Nothing was rejected, but ${error}.`)
}

describe.each(Object.entries(WAYS))('since the last %s', (_, keep) => {
  test('nothing has changed at first', async () => {
    const project = await temporaryProject()
    await keep(project)
    expect(await listed(project)).toEqual([])
  })

  test('changes stand under the names that the editor has for them', async () => {
    const project = await temporaryProject()
    await keep(project)
    await project.change(PLAN, "'700'", "'710'")
    await project.remove('testimonials/grace-okafor.yaml')
    const helen = await project.read(HELEN)
    await project.write('team/holly.yaml', helen.replaceAll('Helen', 'Holly'))
    await project.write('pictures/new one.webp', 'no picture, for once')
    await project.write('pictures/.DS_Store', 'of a system')
    expect(await listed(project)).toEqual([
      'changed: app: Basic (Plans and prices)',
      'new: Holly Marsh (Team)',
      'removed: Testimonial: Grace Okafor (Clients)',
      'new: new one.webp (Pictures)',
    ])
    const { differences } = await changedFile(project, PLAN)
    expect(differences).toEqual([
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

  test('a file says again what is published', async () => {
    const project = await temporaryProject()
    await keep(project)
    const [plan, testimonial] = [PLAN, 'testimonials/grace-okafor.yaml']
    const before = [await project.read(plan), await project.read(testimonial)]
    const helen = await project.read(HELEN)
    await project.change(plan, "'700'", "'710'")
    await project.remove(testimonial)
    await project.write('team/holly.yaml', helen.replaceAll('Helen', 'Holly'))
    for (const path of [plan, testimonial, 'team/holly.yaml']) await undo(project, path)
    expect([await project.read(plan), await project.read(testimonial)]).toEqual(before)
    expect(await listed(project)).toEqual([])
  })

  test('a picture comes back byte for byte', async () => {
    const project = await temporaryProject()
    await keep(project)
    const file = join(project.contentDirectory, PICTURE)
    const before = await readFile(file)
    await writeFile(file, 'something else')
    await undo(project, PICTURE)
    expect(await readFile(file)).toEqual(before)
    expect(project.editing.log).toEqual([`Wim put back what is published content/${PICTURE}`])
    await project.remove(PICTURE)
    await undo(project, PICTURE)
    expect(await readFile(file)).toEqual(before)
  })

  test('a picture that a record shows is not taken away', async () => {
    const project = await temporaryProject()
    await keep(project)
    await writeFile(
      join(project.contentDirectory, 'pictures/other.webp'),
      await readFile(join(project.contentDirectory, PICTURE)),
    )
    await project.change(HELEN, 'src: portrait.webp', 'src: other.webp')
    const { status, errors } = await rejected(undo(project, 'pictures/other.webp'))
    expect(status).toBe(422)
    expect(errors).toEqual([
      {
        problem: expect.stringContaining('other.webp'),
        place: expect.objectContaining({ record: 'Helen Marsh', label: 'Picture' }),
      },
    ])
    expect(await listed(project)).toContain('new: other.webp (Pictures)')
    await undo(project, HELEN)
    await undo(project, 'pictures/other.webp')
    expect(await listed(project)).toEqual([])
  })

  test('a new record that another one names stays until that does not', async () => {
    const project = await temporaryProject()
    await keep(project)
    await project.write(
      'team/holly.yaml',
      (await project.read(HELEN)).replaceAll('Helen', 'Holly').replace('id: 5', 'id: 99'),
    )
    await project.change('pages/team.yaml', 'member: Priya Nair', 'member: Holly Marsh')
    const { errors } = await rejected(undo(project, 'team/holly.yaml'))
    expect(errors[0]?.place?.record).toBe('Team')
    expect(await project.read('team/holly.yaml')).toContain('Holly Marsh')
  })

  test('what somebody else has changed meanwhile is not undone', async () => {
    const project = await temporaryProject()
    await keep(project)
    await project.change(PLAN, "'700'", "'710'")
    const { file, version } = await changedFile(project, PLAN)
    await project.change(PLAN, "'710'", "'720'")
    const { status } = await rejected(
      undoChange(project.projectDirectory, project.editing, { file, version }),
    )
    expect(status).toBe(409)
    expect(await project.read(PLAN)).toContain("'720'")
  })

  test('an undo is undone in the editor', async () => {
    const project = await temporaryProject()
    await keep(project)
    await project.change(PLAN, "'700'", "'710'")
    await undo(project, PLAN)
    await project.editing.history.undo(PLAN, project.editing.person)
    expect(await project.read(PLAN)).toContain("'710'")
  })

  test('no path leads out of the content', async () => {
    const project = await temporaryProject()
    await keep(project)
    for (const file of [
      'content/../releases/current',
      '../etc/passwd',
      'content/../../etc/passwd',
      '/etc/passwd',
      'content/pictures/../../package.json',
      'content/pictures/..%2f..%2fpackage.json',
      'content/plans/app-basic.yaml\0',
      'content/',
      '',
    ]) {
      const call = undoChange(project.projectDirectory, project.editing, { file, version: '' })
      expect((await rejected(call)).status, file).toBe(409)
    }
  })

  test('a link in place of a file is not written through', async () => {
    const project = await temporaryProject()
    await keep(project)
    const outside = join(project.projectDirectory, 'outside.yaml')
    await writeFile(outside, 'outside')
    await project.remove(PLAN)
    await symlink(outside, join(project.contentDirectory, PLAN))
    const call = undoChange(project.projectDirectory, project.editing, {
      file: `content/${PLAN}`,
      version: (await changedFile(project, PLAN)).version,
    })
    expect((await rejected(call)).status).toBe(403)
    expect(await readFile(outside, 'utf8')).toBe('outside')
  })
})

test('a file that cannot be read is listed as what it was, or by its path where it is new', async () => {
  const project = await temporaryProject()
  await project.publish(RELEASE)
  const fault = 'plan_name: "open'
  await project.write(HELEN, fault)
  await project.write('team/holly.yaml', fault)
  expect(await listed(project)).toEqual([
    'changed: Helen Marsh (Team)',
    'new: team/holly.yaml (Team)',
  ])
  await project.remove('team/holly.yaml')
  await undo(project, HELEN)
  await project.write(PLAN, fault)
  expect((await changedFile(project, PLAN)).differences).not.toEqual([])
  await undo(project, PLAN)
  expect(await listed(project)).toEqual([])
})

test('where nothing was published, everything is new and stays', async () => {
  const project = await temporaryProject()
  const { published, files } = await listChanges(project)
  expect(published).toBeUndefined()
  expect(new Set(files.map(({ change }) => change))).toEqual(new Set(['new']))
  expect((await rejected(undo(project, PLAN))).status).toBe(409)
})

test('a release is compared with rather than a commit', async () => {
  const project = await temporaryProject()
  await project.publish(RELEASE)
  await project.change(PLAN, "'700'", "'710'")
  project.commit('Not published yet')
  expect(await listed(project)).toEqual(['changed: app: Basic (Plans and prices)'])
})

test('a pointer to no release is as if nothing was published', async () => {
  const project = await temporaryProject()
  await project.publish(RELEASE)
  for (const id of ['../content', '2026-01-01T00-00-00Z', '']) {
    await writeFile(join(project.projectDirectory, 'releases/current'), id)
    expect((await listChanges(project)).published).toBeUndefined()
  }
})

import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type TemporaryProject,
  temporaryProject,
} from '../../../tests/support/studio/contentProject.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { type ChangedFile, listChanges } from './listChanges.ts'
import { undoChange } from './undoChange.ts'

const RELEASE = '2026-11-22T10-00-00Z'
const PLAN = 'plans/app-basic.yaml'
const HELEN = 'team/helen.yaml'
const PICTURE = 'pictures/portrait.webp'

/** A project whose current content is published. */
async function publishedProject(): Promise<TemporaryProject> {
  const project = await temporaryProject()
  await project.publish(RELEASE)
  return project
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
  await undoChange(project, project.editing, { file, version })
}

async function rejected(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof RequestError) return error
  throw new Error(`Nothing was rejected, but ${error}.`)
}

test('there are no changes after a publish; later ones are listed under the names that the editor uses', async () => {
  const project = await publishedProject()
  expect(await listed(project)).toEqual([])
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

  // A published article with a date in the future disappears from the site until then.
  const path = 'posts/security.mdx'
  await project.change(path, /^date: .*$/m, "date: '2099-03-02'")
  expect((await changedFile(project, path)).hiddenUntil).toBe('March 2, 2099')
  await project.change(path, "'2099-03-02'", "'2020-03-02'")
  expect((await changedFile(project, path)).hiddenUntil).toBeUndefined()
})

test('undoing all changes restores the published files', { tags: 'long' }, async () => {
  const project = await publishedProject()
  const [plan, testimonial] = [PLAN, 'testimonials/grace-okafor.yaml']
  const before = [await project.read(plan), await project.read(testimonial)]
  const helen = await project.read(HELEN)
  await project.change(plan, "'700'", "'710'")
  await project.remove(testimonial)
  await project.write('team/holly.yaml', helen.replaceAll('Helen', 'Holly'))
  for (const { file, version } of (await listChanges(project)).files) {
    await undoChange(project, project.editing, { file, version })
  }
  expect([await project.read(plan), await project.read(testimonial)]).toEqual(before)
  expect(await listed(project)).toEqual([])
})

test('undo restores a picture byte for byte', { tags: 'long' }, async () => {
  const project = await publishedProject()
  const file = join(project.contentDirectory, PICTURE)
  const before = await readFile(file)
  await writeFile(file, 'something else')
  await undo(project, PICTURE)
  expect(await readFile(file)).toEqual(before)
  expect(project.editing.log).toEqual([
    `Wim restored the published version of portrait.webp (content/${PICTURE})`,
  ])
  await project.remove(PICTURE)
  await undo(project, PICTURE)
  expect(await readFile(file)).toEqual(before)
})

test('undo does not remove a picture that a record shows', { tags: 'long' }, async () => {
  const project = await publishedProject()
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

test('undo does not remove a new record while another one refers to it', {
  tags: 'long',
}, async () => {
  const project = await publishedProject()
  await project.write(
    'team/holly.yaml',
    (await project.read(HELEN)).replaceAll('Helen', 'Holly').replace('id: 5', 'id: 99'),
  )
  await project.change('pages/team.yaml', 'member: Priya Nair', 'member: Holly Marsh')
  const { errors } = await rejected(undo(project, 'team/holly.yaml'))
  expect(errors[0]?.place?.record).toBe('Team')
  expect(await project.read('team/holly.yaml')).toContain('Holly Marsh')
})

test('undo rejects a file that has changed meanwhile, and any path or link out of the content', async () => {
  const project = await publishedProject()
  await project.change(PLAN, "'700'", "'710'")
  const { file, version } = await changedFile(project, PLAN)
  await project.change(PLAN, "'710'", "'720'")
  const { status } = await rejected(undoChange(project, project.editing, { file, version }))
  expect(status).toBe(409)
  expect(await project.read(PLAN)).toContain("'720'")

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
    const call = undoChange(project, project.editing, { file, version: '' })
    expect((await rejected(call)).status, file).toBe(409)
  }

  const outside = join(project.projectDirectory, 'outside.yaml')
  await writeFile(outside, 'outside')
  await project.remove(PLAN)
  await symlink(outside, join(project.contentDirectory, PLAN))
  const linked = undoChange(project, project.editing, {
    file: `content/${PLAN}`,
    version: (await changedFile(project, PLAN)).version,
  })
  expect((await rejected(linked)).status).toBe(403)
  expect(await readFile(outside, 'utf8')).toBe('outside')
})

test('the editor can undo an undo', { tags: 'long' }, async () => {
  const project = await publishedProject()
  await project.change(PLAN, "'700'", "'710'")
  await undo(project, PLAN)
  await project.editing.history.undo(PLAN, project.editing.person)
  expect(await project.read(PLAN)).toContain("'710'")
})

test('an unreadable file is listed by its former name, or by its file name if it is new', {
  tags: 'long',
}, async () => {
  const project = await publishedProject()
  const fault = 'plan_name: "open'
  await project.write(HELEN, fault)
  await project.write('team/holly.yaml', fault)
  expect(await listed(project)).toEqual(['changed: Helen Marsh (Team)', 'new: holly (Team)'])
  await project.remove('team/holly.yaml')
  await undo(project, HELEN)
  await project.write(PLAN, fault)
  expect((await changedFile(project, PLAN)).differences).not.toEqual([])
  await undo(project, PLAN)
  expect(await listed(project)).toEqual([])
})

test('before the first publish, changes are listed since the newest commit that the studio did not make', {
  tags: 'long',
}, async () => {
  const project = await temporaryProject()
  const { editing, read } = project
  await project.change(HELEN, 'Draws', 'Paints')
  project.commit('Another word')
  const before = await read(PLAN)
  await editing.history.write(new Map([[PLAN, before.replace("'700'", "'710'")]]), editing.person)
  await project.write('pictures/new one.webp', 'no picture, for once')
  expect((await listChanges(project)).published?.source).toBe('git')
  expect(await listed(project)).toEqual([
    'changed: app: Basic (Plans and prices)',
    'new: new one.webp (Pictures)',
  ])
  await undo(project, PLAN)
  await undo(project, 'pictures/new one.webp')
  expect(await read(PLAN)).toBe(before)
  expect(await listed(project)).toEqual([])
})

test('a pointer to a missing release counts as nothing published', { tags: 'long' }, async () => {
  const project = await temporaryProject()
  await project.publish(RELEASE)
  for (const id of ['../content', '2026-01-01T00-00-00Z', '']) {
    await writeFile(join(project.projectDirectory, 'releases/current'), id)
    expect((await listChanges(project)).published?.source).toBe('git')
  }
})

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isGroup } from '../../../content-model/fieldsOf.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { keptEditing } from '../../../tests/support/studio/keptEditing.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { labels } from '../labels.ts'
import { savePicture } from '../pictures/savePicture.ts'
import {
  createRecord,
  deleteRecord,
  type Editing,
  openRecord,
  saveRecord,
  undoLastChange,
} from './editRecord.ts'
import { History } from './history.ts'

const PLAN = 'content/plans/app-basic.yaml'
const WORDS = 'content/testimonials/grace-okafor.yaml'
const COPY = 'content/testimonials/grace-again.yaml'

async function save(editing: Editing, file: string, fields: object): Promise<void> {
  const { value, version } = await openRecord(editing, file)
  const changed = { ...(isGroup(value) ? value : {}), ...fields }
  await saveRecord(editing, { file, value: changed, version })
}

async function remove(editing: Editing, file: string): Promise<void> {
  const { version } = await openRecord(editing, file)
  await deleteRecord(editing, { file, version, freesReferences: true })
}

test('the log and the commits name the author of each change, creation, deletion and undo', async () => {
  const editing = await keptEditing()
  await save(editing, PLAN, { price: '710' })
  await undoLastChange(editing, PLAN)
  const { value } = await openRecord(editing, WORDS)
  await createRecord(editing, {
    file: COPY,
    value: { ...(isGroup(value) ? value : {}), id: 90, name: 'Grace Again' },
  })
  await remove(editing, COPY)
  expect(editing.log).toEqual([
    `Wim changed app: Basic (${PLAN})`,
    `Wim undid the last change to app: Basic (${PLAN})`,
    `Wim created Testimonial: Grace Again (${COPY})`,
    `Wim deleted Testimonial: Grace Again (${COPY})`,
  ])
  expect(editing.git('log', '-4', '--reverse', '--format=%an: %s').split('\n')).toEqual([
    'Wim: Changed app: Basic',
    'Wim: Undid the last change to app: Basic',
    'Wim: Created Testimonial: Grace Again',
    'Wim: Deleted Testimonial: Grace Again',
  ])
})

test('a save commits only its own files, and earlier edits made outside the studio get a commit of their own', async () => {
  const { git, history, person, contentDirectory } = await keptEditing()
  const plan = join(contentDirectory, 'plans/app-basic.yaml')
  const byHand = (await readFile(plan, 'utf8')).replace("'700'", "'720'")
  await writeFile(plan, byHand)
  await writeFile(join(contentDirectory, 'staged.txt'), 'staged')
  git('add', 'content/staged.txt')
  await history.write(new Map([['plans/app-basic.yaml', byHand.replace("'720'", "'710'")]]), person)
  expect(git('log', '-2', '--format=%s', '--name-only').split('\n')).toEqual([
    ...['Changed app: Basic', '', PLAN],
    ...[labels.commits.found, '', PLAN],
  ])
  expect(git('status', '--short')).toBe('A  content/staged.txt')
  await history.undo('plans/app-basic.yaml', person)
  expect(await readFile(plan, 'utf8')).toBe(byHand)
  expect(await history.canUndo('plans/app-basic.yaml')).toBe(false)
})

test('a save whose commit fails is kept and reported, and the next save of the file commits it', async () => {
  const { git, checkout, person, contentDirectory, projectDirectory } = await keptEditing()
  const told: unknown[] = []
  const onFailure = (error: unknown) => told.push(error)
  const history = new History(contentDirectory, async () => {}, { checkout, onFailure })
  const write = (text: string) => history.write(new Map([['plans/new.yaml', text]]), person)
  const lock = join(projectDirectory, '.git/index.lock')
  await writeFile(lock, '')
  await write('first\n')
  expect(String(told[0])).toContain('index.lock')
  expect(await readFile(join(contentDirectory, 'plans/new.yaml'), 'utf8')).toBe('first\n')
  await rm(lock)
  await write('second\n')
  expect(told).toHaveLength(1)
  expect(git('show', 'HEAD^:content/plans/new.yaml')).toBe('first')
  expect(git('show', 'HEAD:content/plans/new.yaml')).toBe('second')
})

test('deleting a person logs its author for each file that changes with it', {
  tags: 'long',
}, async () => {
  const editing = testEditing(copyContent())
  await remove(editing, 'content/team/helen.yaml')
  expect(editing.log).toContain('Wim deleted Helen Marsh (content/team/helen.yaml)')
  expect(editing.log.length).toBeGreaterThan(1)
  expect(editing.log.filter((line) => !line.includes('Helen'))).toEqual(
    editing.log.slice(1).map(() => expect.stringMatching(/^Wim changed .+ \(content\/.+\)$/)),
  )
})

test('the log and the commit name the person who uploaded a picture', {
  tags: 'long',
}, async () => {
  const editing = await keptEditing()
  const red = { create: { width: 600, height: 400, channels: 3, background: 'red' } } as const
  const bytes = await sharp(red).jpeg().toBuffer()
  await savePicture(editing, { type: 'picture', name: 'Our office.jpg', bytes })
  expect(editing.log).toEqual([
    'Wim uploaded the picture our-office.webp (content/pictures/our-office.webp)',
  ])
  expect(editing.git('log', '-1', '--format=%s', '--name-only')).toBe(
    'Uploaded the picture our-office.webp\n\ncontent/pictures/our-office.webp',
  )
})

test('saves without changes and rejected changes are not logged', { tags: 'long' }, async () => {
  const editing = testEditing(copyContent())
  await save(editing, PLAN, {})
  await expect(save(editing, PLAN, { price: [] })).rejects.toThrow()
  await expect(undoLastChange(editing, PLAN)).rejects.toThrow()
  expect(editing.log).toEqual([])
})

test('the content does not change if the log cannot be written', async () => {
  const contentDirectory = copyContent()
  const path = join(contentDirectory, PLAN.replace('content/', ''))
  const before = await readFile(path, 'utf8')
  const history = new History(contentDirectory, () => Promise.reject(new Error('disk full')))
  const editing = { ...testEditing(contentDirectory), history }
  await expect(save(editing, PLAN, { price: '710' })).rejects.toThrow('disk full')
  expect(await readFile(path, 'utf8')).toBe(before)
})

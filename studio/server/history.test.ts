import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { copyContent } from '../../content-model/test/copyContent.ts'
import { testEditing } from '../test/testEditing.ts'
import {
  createRecord,
  deleteRecord,
  type Editing,
  openRecord,
  saveRecord,
  undoLastChange,
} from './editRecord.ts'
import { History } from './history.ts'
import { savePicture } from './pictures.ts'

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

test('the log tells who changed, made, deleted and took back what, by its name and its file', async () => {
  const editing = testEditing(await copyContent())
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
    `Wim took back the last change app: Basic (${PLAN})`,
    `Wim made Testimonial: Grace Again (${COPY})`,
    `Wim deleted Testimonial: Grace Again (${COPY})`,
  ])
})

test('who deletes a person is named for each file that was changed with it', async () => {
  const editing = testEditing(await copyContent())
  await remove(editing, 'content/team/helen.yaml')
  expect(editing.log).toContain('Wim deleted Helen Marsh (content/team/helen.yaml)')
  expect(editing.log.length).toBeGreaterThan(1)
  expect(editing.log.filter((line) => !line.includes('Helen'))).toEqual(
    editing.log.slice(1).map(() => expect.stringMatching(/^Wim changed .+ \(content\/.+\)$/)),
  )
})

test('the log tells who brought in a picture', async () => {
  const editing = testEditing(await copyContent())
  const red = { create: { width: 600, height: 400, channels: 3, background: 'red' } } as const
  const bytes = await sharp(red).jpeg().toBuffer()
  await savePicture(editing, { type: 'picture', name: 'Our office.jpg', bytes })
  expect(editing.log).toEqual(['Wim brought in a picture content/pictures/our-office.webp'])
})

test('what changes nothing, or is refused, is not in the log', async () => {
  const editing = testEditing(await copyContent())
  await save(editing, PLAN, {})
  await expect(save(editing, PLAN, { price: [] })).rejects.toThrow()
  await expect(undoLastChange(editing, PLAN)).rejects.toThrow()
  expect(editing.log).toEqual([])
})

test('where the log cannot be written, the content stays as it is', async () => {
  const contentDirectory = await copyContent()
  const path = join(contentDirectory, PLAN.replace('content/', ''))
  const before = await readFile(path, 'utf8')
  const history = new History(contentDirectory, () => Promise.reject(new Error('disk full')))
  const editing = { ...testEditing(contentDirectory), history }
  await expect(save(editing, PLAN, { price: '710' })).rejects.toThrow('disk full')
  expect(await readFile(path, 'utf8')).toBe(before)
  expect((await openRecord(editing, PLAN)).canUndo).toBe(false)
})

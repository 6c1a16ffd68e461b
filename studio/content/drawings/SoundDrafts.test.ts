import { expect, test } from 'vitest'
import { setAt } from '../../../content-model/fieldsOf.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import type { WorkingCopy } from '../drafts/draftStore.ts'
import { SoundDrafts } from './SoundDrafts.ts'

const FILE = 'content/team/ada.yaml'
const OTHER = 'content/team/bob.yaml'

/** Reports a blank name as a fault with a place, and the bio "never" as a fault without one. */
function faultsIn(texts: ReadonlyMap<string, string>): ValidationError[] {
  return [...texts].flatMap(([file, text]) => [
    ...(/name: ""/.test(text)
      ? [{ problem: 'is blank', place: { file, record: '', label: 'Name', path: ['name'] } }]
      : []),
    ...(text.includes('never') ? [{ problem: 'cannot be read' }] : []),
  ])
}

function openSound() {
  let checks = 0
  const sound = new SoundDrafts({
    textOf: async (_file, { value }) => {
      const { name, bio } = value as { name: string; bio: string }
      return `name: ${JSON.stringify(name)}\nbio: ${bio}`
    },
    faultsAfter: async (texts) => {
      checks++
      return faultsIn(texts)
    },
    // The first stand-in does not mend the fault.
    standIns: async () => (value, path, attempt) =>
      setAt(value, path, attempt === 0 ? '' : 'Somebody'),
  })
  const copyOf = (name: string, bio: string, beganFrom: string | null): WorkingCopy => ({
    draft: { value: { name, bio } },
    beganFrom,
    replaced: [],
    revision: `${name} ${bio}`,
    changedAt: '',
    changedBy: 'Ada',
  })
  return {
    checks: () => checks,
    texts: async (typed: Record<string, [name: string, bio: string, beganFrom?: string]>) =>
      Object.fromEntries(
        await sound.texts(
          new Map(
            Object.entries(typed).map(([file, [name, bio, beganFrom = null]]) => [
              file,
              copyOf(name, bio, beganFrom),
            ]),
          ),
        ),
      ),
  }
}

test('a field with a fault keeps its last valid value, while other fields update', async () => {
  const { texts } = openSound()
  const stored = 'name: Ada\nbio: before'
  expect(await texts({ [FILE]: ['', 'typed', stored] })).toEqual({
    [FILE]: 'name: "Ada"\nbio: typed',
  })
  await texts({ [FILE]: ['Ada L', 'typed', stored] })
  expect(await texts({ [FILE]: ['', 'more', stored] })).toEqual({
    [FILE]: 'name: "Ada L"\nbio: more',
  })
})

test('a blank field of a new record gets placeholder words', async () => {
  const { texts } = openSound()
  expect(await texts({ [FILE]: ['', 'new'] })).toEqual({ [FILE]: 'name: "Somebody"\nbio: new' })
  expect(await texts({ [FILE]: ['Ada', 'new'] })).toEqual({ [FILE]: 'name: "Ada"\nbio: new' })
})

test('a record that cannot be mended keeps its last valid state, while other records update', async () => {
  const { texts } = openSound()
  expect(await texts({ [FILE]: ['Ada', 'never'], [OTHER]: ['Bob', 'a'] })).toEqual({
    [OTHER]: 'name: "Bob"\nbio: a',
  })
  expect(await texts({ [FILE]: ['Ada', 'new'], [OTHER]: ['Rob', 'never'] })).toEqual({
    [FILE]: 'name: "Ada"\nbio: new',
    [OTHER]: 'name: "Bob"\nbio: a',
  })
  expect(await texts({ [FILE]: ['Ada', 'new'] })).toEqual({ [FILE]: 'name: "Ada"\nbio: new' })
})

test('unchanged working copies are not checked again', async () => {
  const { texts, checks } = openSound()
  await texts({ [FILE]: ['Ada', 'a'], [OTHER]: ['Bob', 'b'] })
  await texts({ [FILE]: ['Ada', 'a'], [OTHER]: ['Bob', 'b'] })
  expect(checks()).toBe(2)
})

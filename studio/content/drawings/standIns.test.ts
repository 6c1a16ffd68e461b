import { expect, test } from 'vitest'
import { collections, jsonSchemaOf } from '../../../content-model/collections.ts'
import { type FieldSchema, isGroup } from '../../../content-model/fieldsOf.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { roundOf } from '../../../tests/support/round.ts'
import { jobs } from '../checking/jobs.ts'
import { withDrafts } from '../drafts/editDraft.ts'
import { emptyValue, itemOf, variantsOf } from '../form/controls.ts'
import { choicesIn, startValue } from '../formData.ts'
import { SoundDrafts } from './SoundDrafts.ts'
import { standInsFor } from './standIns.ts'

const FILE = 'content/pages/unfinished-0a1b2c3d.yaml'
const { pages } = collections
const schema = jsonSchemaOf(pages.schema)
const { sections } = schema.properties ?? {}
const opensFilm = (kind: { schema: FieldSchema }) => kind.schema.required?.includes('watch')
/** Kinds that open the intro film come first: its dialog is a section of its own. */
const kinds = variantsOf(itemOf(isGroup(sections) ? sections : {})).toSorted(
  (one, other) => Number(opensFilm(other) ?? false) - Number(opensFilm(one) ?? false),
)

test.for(
  roundOf(
    kinds.map(({ name }) => name),
    4,
  ),
)('a new page with nothing but a blank section of the kind %s can be rendered', async (kind) => {
  const choices = await choicesIn(TEST_CONTENT)
  const sound = new SoundDrafts({
    textOf: async (file, draft) => {
      const changes = await withDrafts(TEST_CONTENT, new Map([[file, { draft }]]))
      return [...changes.values()][0] ?? undefined
    },
    faultsAfter: (texts) =>
      jobs.problemsAfter(
        TEST_CONTENT,
        new Map([...texts].map(([file, text]) => [file.replace('content/', ''), text])),
      ),
    standIns: async (file) => standInsFor(file, schema, choices),
  })
  const start = await startValue(TEST_CONTENT, 'pages', pages)
  const section = kinds.find(({ name }) => name === kind)
  const value = { ...start.value, sections: [emptyValue(section?.schema ?? {})] }
  const copy = { beganFrom: null, replaced: [], revision: 'one', changedAt: '', changedBy: '' }
  const texts = await sound.texts(new Map([[FILE, { draft: { value }, ...copy }]]))
  expect(texts.get(FILE)).toContain(`type: ${kind}`)
})

import { isGroup } from '../../../content-model/fieldsOf.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { recordCollection } from '../catalogue.ts'
import { nameOfFile } from '../fileNames.ts'
import { withNewNames } from '../form/edits.ts'
import { namingField, unnamedFile } from '../form/recordNames.ts'
import { choicesIn, startValue } from '../formData.ts'
import { labels } from '../labels.ts'
import { type Drafting, keepChange, openForm } from './editDraft.ts'

/**
 * Starts a new record as a copy of another, including its unfinished changes. The copy is a draft with a free title and
 * address.
 * @returns the file under which its working copy is kept.
 */
export async function copyRecord(drafting: Drafting, file: string): Promise<string> {
  const { contentDirectory } = drafting
  const { key, schema, addressField, state } = await openForm(drafting, file)
  const [collectionKey = ''] = key.split('.')
  const collection = recordCollection(key)
  const { value, body } = state.draft
  if (!collection || !isGroup(value))
    throw new RequestError(403, labels.errors.notMade(nameOfFile(file)))
  const start = await startValue(contentDirectory, collectionKey, collection)
  // Old addresses stay with the original page.
  const { aliases, ...copied } = value
  const { address: taken } = await choicesIn(contentDirectory)
  const named = (number: number): Record<string, unknown> => {
    const field = namingField(value)
    const title = field && { [field]: labels.copyOf(String(value[field]), number) }
    const id = 'id' in start.value && { id: start.value.id }
    const copy = withNewNames(schema, addressField, { ...copied, ...title, ...id, draft: true })
    const isTaken = addressField && field && taken.includes(String(copy[addressField]))
    return isTaken ? named(number + 1) : copy
  }
  const target = unnamedFile(start.folder, start.extension)
  await keepChange(drafting, { file: target, draft: { value: named(1), body } })
  return target
}

import * as z from 'zod'
import { collections } from '../../../content-model/collections.ts'
import { valueAt } from '../../../content-model/fieldsOf.ts'
import { ownName } from '../../../content-model/languages/ownName.ts'
import { loadRecords } from '../../../content-model/records.ts'
import type { Language } from '../../../content-model/schemas/languages.ts'
import { expectSound } from '../../content/checking/expectSound.ts'
import { readStored } from '../../content/contentFiles.ts'
import { type Editing, textWith } from '../../content/editing/editRecord.ts'

const { path: PATH } = collections.languages

/** The fields of the form that adds a language. */
export const newLanguage = z.object({
  tag: z.string().trim(),
  name: z.string().trim(),
  path: z.string().trim(),
  /** Name of the site's language so far, if the site has no list of languages yet. */
  firstName: z.string().trim().optional(),
  /** Whether texts of the first language replace missing ones. */
  grows: z.enum(['yes', 'no']),
})

export type NewLanguage = z.infer<typeof newLanguage>

/** The site's only language; undefined if the site has a list of languages. */
export async function onlyLanguage(
  contentDirectory: string,
): Promise<Pick<Language, 'tag' | 'name'> | undefined> {
  const { records } = await loadRecords(contentDirectory)
  if (records.some(({ key }) => key === 'languages')) return undefined
  const brand = records.find(({ key }) => key === 'brand')?.value
  const tag = String(valueAt(brand, ['locale']) ?? '')
  return { tag, name: ownName(tag) }
}

/**
 * Adds a language to the site's list, which is created if there is none.
 * @throws RequestError with the errors of the build.
 */
export async function addLanguage(
  editing: Editing,
  { tag, name, path, firstName, grows }: NewLanguage,
): Promise<void> {
  const { contentDirectory, history, person } = editing
  const { records } = await loadRecords(contentDirectory)
  const listed = records.find(({ key }) => key === 'languages')?.value
  const only = await onlyLanguage(contentDirectory)
  const languages: unknown[] = only ? [{ ...only, name: firstName }] : [listed].flat()
  const added = {
    tag,
    name,
    path,
    ...(grows === 'yes' && { words_from: valueAt(languages, [0, 'tag']) }),
  }
  const change = { file: `content/${PATH}`, value: [...languages, added] }
  const text = await textWith(editing, change, await readStored(contentDirectory, PATH))
  const changes = new Map([[PATH, text]])
  await expectSound(contentDirectory, changes)
  await history.write(changes, person)
}

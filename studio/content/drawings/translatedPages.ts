import { isGroup, valueAt } from '../../../content-model/fieldsOf.ts'
import { addressField } from '../../../content-model/languages/addresses.ts'
import { languagesIn } from '../../../content-model/languages/languagesIn.ts'
import { itemKey } from '../../../content-model/languages/layOver.ts'
import { loadTranslation } from '../../../content-model/languages/loadTranslation.ts'
import { translate } from '../../../content-model/languages/translate.ts'
import {
  type ContentRecord,
  type FileChanges,
  loadRecords,
  loadTranslations,
} from '../../../content-model/records.ts'
import { listingOf } from '../catalogue.ts'
import { contentPlace } from '../contentFiles.ts'
import type { Draft } from '../drafts/merge.ts'
import { loadFormRecords } from '../formRecords.ts'
import { asShown, findOriginal, type Original, overlaid } from '../translations.ts'

/** The draft of a translation completed with the words of its original, so that it can be rendered. */
export function wholeDraft(original: Original, { value, body, ...draft }: Draft): Draft {
  const laid = overlaid(original, value)
  const isWritten = (item: unknown) =>
    Array.isArray(value) && value.some((own) => isGroup(item) && itemKey(own) === itemKey(item))
  return {
    ...draft,
    value: Array.isArray(laid) && !original.mayLackWords ? laid.filter(isWritten) : laid,
    ...(original.body !== undefined && { body: body?.trim() ? body : original.body }),
  }
}

/**
 * The address of the page that shows a translation, or of the language's home page if that page is not translated.
 * Undefined for a page that is not translated itself, or if the language has no home page yet.
 */
export async function pageOfTranslation(
  contentDirectory: string,
  file: string,
  changes: FileChanges,
): Promise<string | undefined> {
  const { records } = await loadRecords(contentDirectory, changes)
  const { translates } = contentPlace(file) ?? {}
  const languages = languagesIn(records)
  const language = languages.find(({ tag }) => tag === translates?.tag)
  const original = records.find((one) => one.file === `content/${translates?.path}`)
  if (!language || !original) return undefined
  const translation = await loadTranslation(contentDirectory, languages, language, changes)
  const { records: own } = translate(records, translation)
  const addressOf = ({ key, value }: ContentRecord) => {
    const field = addressField(key)
    return field && valueAt(value, [field])
  }
  const { preview } = listingOf(original.key, original.file, original.value)
  const page = records.find((record) => addressOf(record) === preview)
  if (page === original && !own.some((one) => isTranslationOf(one, page))) return undefined
  const home = records.find(({ key }) => key === 'pages.home')
  const shown = [page, home].flatMap(
    (one) => own.find((record) => isTranslationOf(record, one)) ?? [],
  )
  const address = shown[0] && addressOf(shown[0])
  return typeof address === 'string' ? address : undefined
}

/** Whether a record translates another, into this language or its fallback. */
function isTranslationOf({ file }: ContentRecord, original: ContentRecord | undefined): boolean {
  return original !== undefined && file.endsWith(original.file.slice('content'.length))
}

/**
 * All records as the forms of a language show them, with the original's words where a translation has none.
 * @param file any file of that language.
 */
export async function recordsBeside(
  contentDirectory: string,
  file: string,
): Promise<ContentRecord[]> {
  const { records } = await loadFormRecords(contentDirectory)
  const tag = contentPlace(file)?.translates?.tag
  if (tag === undefined) return records
  const { records: translations } = await loadTranslations(contentDirectory, tag)
  return Promise.all(
    records.map(async (record) => {
      const own = `content/${tag}/${record.file.slice('content/'.length)}`
      const original = await findOriginal(contentDirectory, records, own)
      if (!original) return record
      return asShown(
        original,
        own,
        translations.find((one) => one.file === own),
      )
    }),
  )
}

import { articleParts, isArticlePart } from '../../content-model/articles/articleParts.ts'
import { readOnce } from '../../content-model/articles/checkArticles.ts'
import { jsonSchemaOf } from '../../content-model/collections.ts'
import type { ContentFault } from '../../content-model/faultSentence.ts'
import {
  type FieldPath,
  type FieldSchema,
  fieldsOf,
  isGroup,
  valueAt,
} from '../../content-model/fieldsOf.ts'
import type { ContentRecord, FileChanges } from '../../content-model/records.ts'
import { fillVariables } from '../../content-model/variables.ts'
import type { Place } from '../kit/RequestError.ts'
import { variablesIn } from './catalogue.ts'
import { loadFormRecords } from './formRecords.ts'
import type { PictureType } from './pictureFiles.ts'
import { explainFault } from './validation.ts'

/** A place of the content that shows a picture. */
export type PictureUse = {
  type: PictureType
  name: string
  /** The description of the picture there; blank if it is decorative. */
  alt: string
  place: Place
}

type Named = Omit<PictureUse, 'place'> & { path: FieldPath }

/** Every place that names a picture or a logo, in fields and in texts. */
export async function pictureUses(
  contentDirectory: string,
  changes: FileChanges,
): Promise<PictureUse[]> {
  const { records } = await loadFormRecords(contentDirectory, changes)
  const variables = variablesIn(records)
  const usesIn = (record: ContentRecord): PictureUse[] => {
    const { file, jsonSchema, value, article } = record
    const use = ({ path, ...named }: Named, at: Pick<ContentFault, 'path' | 'line'>) => {
      const { place } = explainFault(records, { file, ...at })
      return place
        ? [{ ...named, place: { ...place, label: fillVariables(place.label, variables) } }]
        : []
    }
    const parts = article ? readOnce(file, article.text, variables).parts : []
    return [
      ...namedIn(jsonSchema, value).flatMap((named) => use(named, { path: named.path })),
      ...parts.flatMap(({ name, props, line }) =>
        isArticlePart(name)
          ? namedIn(jsonSchemaOf(articleParts[name].schema), props).flatMap((named) =>
              use(named, { line: (article?.firstLine ?? 1) + line - 1 }),
            )
          : [],
      ),
    ]
  }
  // The file of picture descriptions names pictures but shows none.
  return records.filter(({ key }) => key !== 'pictures').flatMap(usesIn)
}

function namedIn(schema: FieldSchema, value: unknown): Named[] {
  return fieldsOf(schema, value).flatMap(({ schema: field, value: name, path }) => {
    const type = field['x-refers-to']
    if ((type !== 'picture' && type !== 'logo') || typeof name !== 'string') return []
    const group = valueAt(value, path.slice(0, -1))
    const alt = isGroup(group) && typeof group.alt === 'string' ? group.alt : ''
    return [{ type, name, alt, path }]
  })
}

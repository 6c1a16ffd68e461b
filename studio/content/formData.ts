import { articleParts } from '../../content-model/articles/articleParts.ts'
import { targetsOf } from '../../content-model/checkReferences.ts'
import { jsonSchemaOf, schemaOfFile } from '../../content-model/collections.ts'
import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'
import { pictureTextsIn } from '../../content-model/pictureTexts.ts'
import { type ContentRecord, loadRecords } from '../../content-model/records.ts'
import { fillVariables } from '../../content-model/variables.ts'
import { type RecordCollection, variablesIn } from './catalogue.ts'
import { emptyValue } from './form/controls.ts'
import { picturedSections } from './sectionPictures.ts'

/** The choices of a field that refers to records or files, by kind of target. */
export type Choices = {
  address: string[]
  anchor: string[]
  /** Titles of pages and articles, by their addresses. */
  pageTitles: Record<string, string>
  picture: string[]
  /** The shared descriptions of pictures, by file name. */
  pictureTexts: Record<string, string>
  logo: string[]
  video: string[]
  font: string[]
  records: Record<string, string[]>
  /** Types of section that have a picture. */
  sectionPictures: string[]
  /** The schema of each article part's attributes, by name of the part. */
  parts: Record<string, FieldSchema>
}

export async function choicesIn(contentDirectory: string): Promise<Choices> {
  const { records } = await loadRecords(contentDirectory)
  const { all } = await targetsOf(contentDirectory, records)
  const { files, addresses, anchors } = all
  return {
    address: [...addresses].sort(),
    anchor: [...anchors].map((anchor) => `#${anchor}`),
    pageTitles: titlesOf(records),
    picture: sorted(files.pictures),
    pictureTexts: Object.fromEntries(
      pictureTextsIn(records.find(({ key }) => key === 'pictures')?.value),
    ),
    logo: sorted(files.logos),
    video: sorted(files.video),
    font: sorted(files.fonts),
    records: Object.fromEntries(Object.entries(all.records).map(([key, set]) => [key, [...set]])),
    sectionPictures: await picturedSections(),
    parts: Object.fromEntries(
      Object.entries(articleParts).map(([name, { schema }]) => [name, jsonSchemaOf(schema)]),
    ),
  }
}

function titlesOf(records: readonly ContentRecord[]): Record<string, string> {
  const variables = variablesIn(records)
  return Object.fromEntries(
    records.flatMap(({ value }) => {
      const { path, link = path, title } = isGroup(value) ? value : {}
      if (typeof link !== 'string' || typeof title !== 'string') return []
      return [[link, fillVariables(title, variables)]]
    }),
  )
}

function sorted(names: Set<string> | undefined): string[] {
  return [...(names ?? [])].sort()
}

/** Fields that a new record copies from the previous one, since they seldom differ. */
const KEPT = ['author', 'author_link', 'cta', 'rating']

export type StartValue = {
  folder: string
  extension: string
  value: Record<string, unknown>
  /** The text of an article below its frontmatter. */
  body?: string
}

/** The values of a new record's form: the next number, today's date, blank words. */
export async function startValue(
  contentDirectory: string,
  key: string,
  collection: RecordCollection,
): Promise<StartValue> {
  const { path, extension } = collection
  const { records } = await loadRecords(contentDirectory)
  const values = records.filter((record) => record.key === key).map(({ value }) => value)
  const groups = values.filter(isGroup)
  const id = Math.max(0, ...groups.map((group) => Number(group.id) || 0)) + 1
  const latest = groups.find((group) => group.id === id - 1) ?? {}
  const jsonSchema = jsonSchemaOf(schemaOfFile(collection))
  const empty = emptyValue(jsonSchema)
  const kept = Object.fromEntries(Object.entries(latest).filter(([name]) => KEPT.includes(name)))
  const value = {
    ...(isGroup(empty) ? empty : {}),
    ...kept,
    ...(isGroup(empty) && 'id' in empty && { id }),
  }
  return {
    folder: `content/${path}`,
    extension,
    value,
    ...(extension === '.mdx' && { body: '' }),
  }
}

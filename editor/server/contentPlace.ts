import type { z } from 'zod'
import { collections, schemaOfFile } from '../../content-model/collections.ts'

/** A file that the content may hold: the key of its record, its path below content/, its schema. */
export type ContentPlace = { key: string; path: string; schema: z.ZodType }

const PREFIX = 'content/'
/** Names of records. Without dots or slashes no path leads out of its folder. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The place that a path such as content/plans/app-basic.yaml names; undefined for any other file. */
export function contentPlace(file: string): ContentPlace | undefined {
  if (!file.startsWith(PREFIX)) return undefined
  const path = file.slice(PREFIX.length)
  const [folder, fileName = '', ...deeper] = path.split('/')
  for (const [key, collection] of Object.entries(collections)) {
    if (collection.kind === 'file' || collection.kind === 'list') {
      if (collection.path === path) return { key, path, schema: schemaOfFile(collection) }
      continue
    }
    const name: string = fileName.slice(0, -collection.extension.length)
    const isHere = collection.path === folder && deeper.length === 0
    if (!isHere || name + collection.extension !== fileName || !SAFE_NAME.test(name)) continue
    const schema = schemaOfFile(collection)
    return { key: collection.kind === 'folder' ? key : `${key}.${name}`, path, schema }
  }
  return undefined
}

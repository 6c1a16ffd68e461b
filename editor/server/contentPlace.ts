import type { z } from 'zod'
import { namedFiles, recordFolders, singleFiles } from '../../content-model/contentFiles.ts'

/** A file that the content may hold: the idea it belongs to, its path below content/, its schema. */
export type ContentPlace = { key: string; path: string; schema: z.ZodType }

const PREFIX = 'content/'
/** Names of records. Without dots or slashes no path leads out of its folder. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The place that a path such as content/plans/app-basic.yaml names; undefined for any other file. */
export function contentPlace(file: string): ContentPlace | undefined {
  if (!file.startsWith(PREFIX)) return undefined
  const path = file.slice(PREFIX.length)
  for (const [key, single] of Object.entries(singleFiles)) {
    if (single.path === path) return { key, ...single }
  }
  const [folder, fileName, ...deeper] = path.split('/')
  if (fileName === undefined || deeper.length > 0) return undefined
  for (const [key, records] of Object.entries(recordFolders)) {
    const name: string = fileName.slice(0, -records.extension.length)
    if (records.path !== folder || name + records.extension !== fileName) continue
    return SAFE_NAME.test(name) ? { key, path, schema: records.schema } : undefined
  }
  for (const [key, named] of Object.entries(namedFiles)) {
    if (named.path !== folder) continue
    for (const [name, schema] of Object.entries(named.schemas)) {
      if (name + named.extension === fileName) return { key: `${key}.${name}`, path, schema }
    }
  }
  return undefined
}

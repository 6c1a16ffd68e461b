import { basename } from 'node:path'
import { collections } from '../../content-model/collections.ts'
import type { Names } from '../../content-model/faultSentence.ts'
import { labelOf } from './form/fieldLabels.ts'
import { labels } from './labels.ts'

const PREFIX = 'content/'
const MEDIA_FOLDERS: Readonly<Record<string, string>> = labels.folders

/**
 * The owner's name for a content file or folder, without parsing it: Forms, app-basic, office.webp or Pictures.
 * @param file with or without content/ before it.
 */
export function nameOfFile(file: string): string {
  const path = file.startsWith(PREFIX) ? file.slice(PREFIX.length) : file
  const collection = Object.values(collections).find((one) => one.path === path)
  if (collection) return 'label' in collection ? collection.label : collection.group
  return MEDIA_FOLDERS[path] ?? basename(path).replace(/\.(?:yaml|mdx)$/, '')
}

/** Names for owners, if no record with a better name is at hand. */
export const OWNER_NAMES: Names = {
  file: (file) => `“${nameOfFile(file)}”`,
  field: (path) => `“${path.map((name) => labelOf(String(name))).join(' › ')}”`,
  section: (type) => `“${labelOf(type)}”`,
}

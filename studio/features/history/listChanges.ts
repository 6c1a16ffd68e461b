import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EDITOR_GROUPS } from '../../../content-model/collections.ts'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { type ContentRecord, loadRecords } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { listingOfVersions, variablesIn } from '../../content/catalogue.ts'
import { contentPlace, versionOf } from '../../content/contentFiles.ts'
import { compareFolders, type FileChange } from '../../content/git/compareFolders.ts'
import { hiddenUntil } from '../../content/hiddenUntil.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { type Difference, differencesBetween } from './differences.ts'
import { findPublished, type Project, type Published } from './published.ts'

export type ChangedFile = FileChange & {
  /** For example content/plans/app-basic.yaml. */
  file: string
  /** The group and name under which the editor lists it. */
  group: string
  label: string
  /** Whether the file has a form. */
  isRecord: boolean
  /** Differences from the published file; empty for a picture, or if only one version exists. */
  differences: Difference[]
  /** Day until which an article that visitors see now will be hidden. */
  hiddenUntil?: string | undefined
  /** Identifies the current content of the file. */
  version: string
}

/** Changes since the last publish. */
export type Changes = {
  /** The release that the content is compared with; undefined before the first. */
  published: Pick<Published, 'source' | 'at'> | undefined
  files: ChangedFile[]
}

/** All changes that the next publish would make, in the order of the editor's list. */
export async function listChanges(project: Project): Promise<Changes> {
  const { contentDirectory } = project
  const published = await findPublished(project)
  const changes = await (published?.changes() ?? compareFolders(contentDirectory, undefined))
  const { records } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  const files: ChangedFile[] = []
  for (const change of changes) {
    // Skips files that operating systems leave in every folder, and temporary files of a save.
    if (change.path.split('/').some((name) => name.startsWith('.'))) continue
    const [now, before] = await Promise.all([
      readFile(join(contentDirectory, change.path)).catch(() => undefined),
      change.change === 'new' ? undefined : published?.read(change.path),
    ])
    const described = describe(records, change.path, now, before)
    files.push({
      ...change,
      ...described,
      label: fillVariables(described.label, variables),
      file: `content/${change.path}`,
      version: versionOf(now ?? ''),
    })
  }
  const rank = ({ group }: ChangedFile) => {
    const index = (EDITOR_GROUPS as readonly string[]).indexOf(group)
    return index < 0 ? EDITOR_GROUPS.length : index
  }
  return {
    published: published && { source: published.source, at: published.at },
    files: files.sort((one, other) => rank(one) - rank(other)),
  }
}

type Described = Pick<ChangedFile, 'group' | 'label' | 'isRecord' | 'differences' | 'hiddenUntil'>

function describe(
  records: readonly ContentRecord[],
  path: string,
  now: Buffer | undefined,
  before: Buffer | undefined,
): Described {
  const place = contentPlace(`content/${path}`)
  const [text, oldText] = [textOf(now), textOf(before)]
  if (!place || (text ?? oldText) === undefined) {
    const [folder = '', ...rest] = path.split('/')
    const groups: Record<string, string> = contentLabels.folders
    const group = rest.length > 0 ? groups[folder] : undefined
    return {
      group: group ?? contentLabels.folders.other,
      label: group ? rest.join('/') : path,
      isRecord: false,
      differences: [],
    }
  }
  const { group, label } = listingOfVersions(records, place.key, `content/${path}`, [text, oldText])
  return {
    group,
    label,
    isRecord: true,
    hiddenUntil: hiddenUntil(path, oldText, text),
    differences:
      text === undefined || oldText === undefined ? [] : differencesBetween(place, oldText, text),
  }
}

function textOf(bytes: Buffer | undefined): string | undefined {
  const decoded = bytes && decodeText(bytes)
  return decoded && 'text' in decoded ? decoded.text : undefined
}

import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { collections, type SiteContent } from '../../content-model/collections.ts'
import { readCheckedContent } from '../../content-model/files/readCheckedContent.ts'
import { ownName } from '../../content-model/languages/ownName.ts'
import { readContent } from '../../content-model/readContent.ts'
import type { Language } from '../../content-model/schemas/languages.ts'
import { patchYaml } from '../../studio/content/yaml/patchYaml.ts'
import { convert } from './convert.ts'
import { readExport } from './readExport.ts'
import { Report } from './report.ts'
import { type PictureSources, PictureTaker } from './takePictures.ts'

/**
 * Imports the articles of a WordPress export into a content folder. The import writes and checks a copy beside the
 * folder, and moves it into place only if there are no faults.
 * @param exportFiles files, archives and folders of one export.
 * @returns a report of the imported content, with warnings.
 * @throws ImportError if a file is not an export; ContentError if the content has faults before or after.
 */
export async function importExport(
  exportFiles: string[],
  contentDirectory: string,
  sources: PictureSources,
): Promise<string> {
  const source = await readExport(exportFiles)
  const content = await readContent(contentDirectory, { withDrafts: true })
  const report = new Report(exportFiles.map((path) => basename(path)).join(', '))
  const stage = await mkdtemp(`${resolve(contentDirectory)}-import-`)
  try {
    await cp(contentDirectory, stage, { recursive: true })
    const pictures = new PictureTaker(stage, source.items, sources)
    const { files, comments, redirects, languages } = await convert(
      source,
      content,
      pictures,
      report,
    )
    report.count('picture', pictures.written.length)
    const lists = [
      ...(await appended(stage, 'comments.yaml', comments)),
      ...(await appended(stage, 'redirects.yaml', redirects)),
      ...(await appended(stage, collections.languages.path, languages, [firstLanguage(content)])),
    ]
    const texts = new Map([...files, ...lists])
    for (const [path, text] of texts) {
      await mkdir(dirname(join(stage, path)), { recursive: true })
      await writeFile(join(stage, path), text)
    }
    await readCheckedContent(stage)
    for (const path of [...pictures.written, ...texts.keys()]) {
      await mkdir(dirname(join(contentDirectory, path)), { recursive: true })
      await rename(join(stage, path), join(contentDirectory, path))
    }
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
  return report.toString()
}

/** Path and text of a list file with the records appended; empty without records. @param beginning of a new list. */
async function appended(
  directory: string,
  path: string,
  records: object[],
  beginning: object[] = [],
): Promise<[string, string][]> {
  if (records.length === 0) return []
  const text = await readFile(join(directory, path), 'utf8').catch(() => '')
  const present: unknown = parse(text)
  return [[path, patchYaml(text, [...(Array.isArray(present) ? present : beginning), ...records])]]
}

/** The language of the content folder, as an item of the list of languages. */
function firstLanguage({ language: { tag } }: SiteContent): Language {
  return { tag, name: ownName(tag) }
}

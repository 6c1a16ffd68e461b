import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadRecords } from '../../../content-model/records.ts'
import { pseudoTranslation } from './pseudoTranslation.ts'

/**
 * Adds German as a second language to a copy of the content.
 * @param options `grows`: German has no texts yet and falls back to the original. Otherwise German is complete.
 */
export async function addGerman(contentDirectory: string, { grows = false } = {}): Promise<void> {
  const { records } = await loadRecords(contentDirectory)
  const german = '- tag: de\n  name: Deutsch\n  path: /de\n'
  const list = `- tag: en-GB\n  name: English\n${german}${grows ? '  words_from: en-GB\n' : ''}`
  const files = { 'site/languages.yaml': list, ...(!grows && pseudoTranslation(records, 'de')) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(contentDirectory, path)), { recursive: true })
    writeFileSync(join(contentDirectory, path), text)
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { type Document, isSeq, parseDocument, type YAMLMap } from 'yaml'

/** Changes a YAML file of a content folder, or the frontmatter of an article, as an owner does who edits a field. */
export async function changeRecord(
  file: string,
  change: (record: Document.Parsed) => void,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const [, head = text, body = ''] = /^---\n([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? []
  const record = parseDocument(head)
  change(record)
  await writeFile(file, body ? `---\n${record}${body}` : String(record))
}

/** The sections of a page's file. */
export function sectionsOf(page: Document.Parsed): YAMLMap[] {
  const sections = page.get('sections')
  return isSeq<YAMLMap>(sections) ? sections.items : []
}

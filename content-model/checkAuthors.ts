import { isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** An error for each article whose link to its author leads to another page than the author's own. */
export function checkAuthors(records: readonly ContentRecord[]): string[] {
  const authors = records.flatMap(({ key, value }) =>
    key === 'authors' && isGroup(value) ? [value] : [],
  )
  return records.flatMap(({ key, file, value }) => {
    if (key !== 'posts' || !isGroup(value)) return []
    const author = authors.find(({ name }) => name === value.author)
    if (!author || [author.path, author.aliases].flat().includes(value.author_link)) return []
    return `${file}: "author_link" is "${value.author_link}", but ${author.name} has the page ${author.path}. Use that.`
  })
}

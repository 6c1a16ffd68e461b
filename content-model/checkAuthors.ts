import type { ContentFault } from './faultSentence.ts'
import { isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** Reports articles whose author link points to another page than the author's. */
export function checkAuthors(records: readonly ContentRecord[]): ContentFault[] {
  const authors = records.flatMap(({ key, value }) =>
    key === 'authors' && isGroup(value) ? [value] : [],
  )
  return records.flatMap(({ key, file, value }): ContentFault[] => {
    if (key !== 'posts' || !isGroup(value)) return []
    const author = authors.find(({ name }) => name === value.author)
    if (!author || [author.path, author.aliases].flat().includes(value.author_link)) return []
    const problem = `is "${value.author_link}", but ${author.name} has the page ${author.path}`
    return [{ file, path: ['author_link'], problem, advice: 'Use that page.' }]
  })
}

import { type ExcerptPart, parseExcerpt } from './parseExcerpt.ts'
import { resemblesKnownWord, respell } from './respell.ts'
import { type EngineResult, indexedWords, searchEngine } from './searchEngine.ts'

export type FoundPage = {
  path: string
  title: string
  kind: string | undefined
  excerpt: ExcerptPart[]
}

export type SearchAnswer = {
  /** Number of all pages found. */
  count: number
  /** The corrected query, if the query as typed finds nothing. */
  instead: string | undefined
  /** The pages of a range, best match first. */
  pages(from: number, to: number): Promise<FoundPage[]>
}

/** Searches the whole site. Rejects if the engine or the word list cannot be loaded. */
export async function searchSite(query: string): Promise<SearchAnswer> {
  const [engine, words] = await Promise.all([searchEngine(), indexedWords()])
  if (resemblesKnownWord(query, words)) {
    const { results } = await engine.search(query)
    if (results.length > 0) return answer(results)
  }
  const instead = respell(query, words)
  if (!instead) return answer([])
  return answer((await engine.search(instead)).results, instead)
}

function answer(results: EngineResult[], instead?: string): SearchAnswer {
  return {
    count: results.length,
    instead,
    pages: (from, to) => Promise.all(results.slice(from, to).map(foundPage)),
  }
}

async function foundPage(result: EngineResult): Promise<FoundPage> {
  const { url, content, excerpt, meta } = await result.data()
  return {
    path: url,
    title: meta.title ?? url,
    kind: meta.kind,
    excerpt: parseExcerpt(excerpt, content),
  }
}

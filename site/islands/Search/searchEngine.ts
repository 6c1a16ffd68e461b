import { SEARCH_DIRECTORY, WORD_LIST_FILE } from './searchFiles.ts'

/** The part of Pagefind's JavaScript API that the site uses. The build puts the engine beside the index. */
type SearchEngine = {
  options(options: { excerptLength: number; baseUrl: string; noWorker: boolean }): Promise<void>
  search(query: string): Promise<{ results: EngineResult[] }>
}

export type EngineResult = {
  /** `content` is the page's whole text, `excerpt` a part of it with `<mark>` around the matches. */
  data(): Promise<{
    url: string
    content: string
    excerpt: string
    meta: { title?: string; kind?: string }
  }>
}

const EXCERPT_WORDS = 28

let engine: Promise<SearchEngine> | undefined
let words: Promise<string[]> | undefined

/** The engine, fetched on first use. Rejects if it cannot be loaded; the next call tries again. */
export function searchEngine(): Promise<SearchEngine> {
  engine ??= loadEngine().catch((failure: unknown) => {
    engine = undefined
    throw failure
  })
  return engine
}

async function loadEngine(): Promise<SearchEngine> {
  // The index does not exist yet when the site is bundled, so the bundler must not resolve this import.
  const address = `/${SEARCH_DIRECTORY}/pagefind.js`
  const loaded: SearchEngine = await import(/* @vite-ignore */ address)
  // Trusted Types forbid a worker from a plain URL; without it, a query takes a few milliseconds.
  await loaded.options({ excerptLength: EXCERPT_WORDS, baseUrl: '/', noWorker: true })
  return loaded
}

/** All words of the index. Rejects if the list cannot be loaded; the next call tries again. */
export function indexedWords(): Promise<string[]> {
  words ??= loadWords().catch((failure: unknown) => {
    words = undefined
    throw failure
  })
  return words
}

async function loadWords(): Promise<string[]> {
  const answer = await fetch(`/${SEARCH_DIRECTORY}/${WORD_LIST_FILE}`)
  if (!answer.ok) throw new Error(`The word list answered ${answer.status}.`)
  return (await answer.text()).split('\n')
}

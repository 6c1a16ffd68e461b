/** Shortest and longest title and summary, the same as in `schemas/blog.ts`. */
const TITLE = { min: 30, max: 65 }
const SUMMARY = { min: 70, max: 160 }
/** Characters kept free for a number after a title. */
const NUMBER_LENGTH = 5

/** Words of an allowed length, with a sentence for the author if they are a placeholder. */
export type Fitted = { words: string; todo?: string }

/**
 * Makes a title of an allowed length that no other page has.
 * @param taken titles of all pages. The new title is added to them.
 * @param second fallback if the first title does not fit.
 */
export function fitTitle(first: string, taken: Set<string>, second = ''): Fitted {
  const title = titleFault(first, taken) && !titleFault(second, taken) ? second : first
  const todo = titleFault(title, taken)
  const words =
    title.length < TITLE.min
      ? `${title} – a longer title is to be written`.trim()
      : shortened(title, TITLE.max)
  let unique = words
  for (let number = 2; taken.has(unique); number++) {
    unique = `${shortened(words, TITLE.max - NUMBER_LENGTH)} (${number})`
  }
  taken.add(unique)
  return { words: unique, ...(todo && { todo }) }
}

function titleFault(title: string, taken: Set<string>): string | undefined {
  if (title.length < TITLE.min || title.length > TITLE.max) {
    return `The title "${title}" has ${title.length} characters. Write one of ${TITLE.min} to ${TITLE.max}.`
  }
  return taken.has(title)
    ? `The title "${title}" belongs to another page. Write a different one.`
    : undefined
}

/**
 * Makes a summary of an allowed length that no other page has.
 * @param sources words about the article's subject, the best first.
 * @param id number of the article.
 * @param taken summaries of all pages. A summary made from the sources is added to them.
 */
export function fitSummary(sources: string[], id: number, taken: Set<string>): Fitted {
  const found = sources
    .filter((words) => words.length >= SUMMARY.min)
    .map((words) => shortened(words, SUMMARY.max))
    .find((words) => !taken.has(words))
  if (found !== undefined) {
    taken.add(found)
    return { words: found }
  }
  const range = `${SUMMARY.min} to ${SUMMARY.max} characters`
  return {
    words: `To be written for article ${id}: what it says, in one or two sentences of ${range}.`,
    todo: `It has no summary, and none could be made from its text. Write one of ${range}.`,
  }
}

/** Truncates words at a space if possible, else within a word. */
export function shortened(words: string, max: number): string {
  if (words.length <= max) return words
  const cut = words.slice(0, max - 1)
  const lastBlank = cut.lastIndexOf(' ')
  const kept = lastBlank > max / 2 ? cut.slice(0, lastBlank) : cut
  return `${kept.replace(/[\uD800-\uDBFF]$|[\s,;:–-]+$/, '')}…`
}

import type { ContentRecord } from './ContentRecord.ts'
import { addressFault, type Targets } from './checkReferences.ts'
import { allowedFacts, type Facts } from './interpolateFacts.ts'

/** A fact, as {clients}. Other braces are expressions of MDX. */
const FACT = /\{(\w+)\}/g
/** Where a Markdown link or an `href` leads, if it stays on this site. */
const LINK = /(?:\]\(|href=")(\/[^\s)"#]*)/g

/** Refuses each {word} and each link in the text of an article that stands for nothing. */
export function checkArticle(record: ContentRecord, facts: Facts, targets: Targets): string[] {
  if (!record.article) return []
  const { text, firstLine } = record.article
  const faults: { index: number; words: string }[] = []
  for (const { 0: braced, 1: word = '', index } of text.matchAll(FACT)) {
    if (!facts.has(word)) faults.push({ index, words: `says ${braced}. ${allowedFacts(facts)}` })
  }
  for (const { 1: path = '', index } of text.matchAll(LINK)) {
    const fault = addressFault(path, targets)
    if (fault) faults.push({ index, words: fault })
  }
  return faults
    .sort((one, other) => one.index - other.index)
    .map(({ index, words }) => {
      const line = firstLine + text.slice(0, index).split('\n').length - 1
      return `${record.file}: line ${line} ${words}`
    })
}

/** The text of an article with every {fact} in it put in. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(FACT, (braced, word: string) => facts.get(word) ?? braced)
}

import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'
import { writtenTexts } from './writtenTexts.ts'

/** Names that nobody can own: RFC 2606 and RFC 6761. As the last part of a profile's address they are made up too. */
const RESERVED =
  /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b(?![\w-]|\.\w)|\b(?:[\w-]+\.)*example\.(?:com|org|net)\b|\blocalhost\b/i

/** Web addresses, mailboxes and profiles that nobody can own, so that nobody can be reached there. */
export function checkReservedAddresses({ records }: LaunchInput): Finding[] {
  return writtenTexts(records).flatMap(({ file, field, text, isArticle }) => {
    const [reserved] = RESERVED.exec(text) ?? []
    if (!reserved) return []
    return {
      level: isArticle ? ('should' as const) : ('must' as const),
      file,
      field,
      found: isArticle ? reserved : text.trim(),
      advice: isArticle
        ? 'Check that it is meant as an example.'
        : 'Put your own address in its place.',
    }
  })
}

import { withCode } from './code.ts'
import { withFootnotes } from './footnotes.ts'
import { Attachments } from './galleries.ts'
import type { ExportItem } from './readExport.ts'
import { withReusableBlocks } from './reusableBlocks.ts'
import type { Tell } from './warnings.ts'

/** Inserts parts into the HTML of an article that WordPress stores elsewhere in the export. */
export class Resolver {
  readonly #blocks: ReadonlyMap<number, ExportItem>
  readonly #attachments: Attachments

  constructor(items: ExportItem[]) {
    const blocks = items.filter(({ type }) => type === 'wp_block')
    this.#blocks = new Map(blocks.map((item) => [item.id, item]))
    this.#attachments = new Attachments(items)
  }

  resolve(article: ExportItem, tell: Tell): string {
    const whole = withReusableBlocks(article.html, this.#blocks, tell)
    const noted = withFootnotes(withCode(whole), article.meta.get('footnotes') ?? '', tell)
    return this.#attachments.fillIn(noted, article, tell)
  }
}

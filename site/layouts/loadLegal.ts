import type { MarkdownHeading } from 'astro'
import { formatDate } from '../../content-model/dates.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { LegalText } from '../../content-model/schemas/page.ts'

const COMPANY_ID = 'company'

/** Props for the text of a legal page; its headings become the contents. */
export function loadLegal(
  { brand, labels }: SiteContent,
  text: LegalText,
  headings: MarkdownHeading[],
) {
  const parts = headings.filter(({ depth }) => depth === 2)
  return {
    page: text,
    legal: {
      contents: {
        label: labels.contents,
        links: [
          ...parts.map((part) => ({ href: `#${part.slug}`, label: part.text })),
          { href: `#${COMPANY_ID}`, label: text.company },
        ],
      },
      lastChanged: {
        label: labels.last_changed,
        text: formatDate(text.last_changed, brand.locale),
        iso: text.last_changed,
      },
      inShort: { heading: labels.in_short, items: text.in_short },
      company: { id: COMPANY_ID, heading: text.company, brand },
    },
  }
}

import { escapeHtml } from '../../core/lib/escapeHtml.ts'
import { plainPage } from '../kit/plainPage.ts'
import type { ReceiverOptions } from '../kit/Receiver.ts'

/**
 * The page for a visitor without JavaScript whose form was rejected.
 * @param backPath address of the site's page that the link leads to.
 */
export function errorPage(
  { pageBrand, locale, copy }: Pick<ReceiverOptions, 'pageBrand' | 'locale' | 'copy'>,
  sentences: string[],
  backPath: string,
): string {
  const { title, heading, advice, back } = copy.page
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
  return plainPage({
    brand: pageBrand,
    locale,
    title,
    heading,
    content: `<ul>\n${items.join('\n')}\n</ul>\n<p>${escapeHtml(advice)}</p>`,
    link: { path: backPath, label: back },
  })
}

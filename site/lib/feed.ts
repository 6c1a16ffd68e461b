const ELEMENTS_WITHOUT_WORDS = /<(script|style|svg)\b[\s\S]*?<\/\1>/g
const COMMENTS = /<!--[\s\S]*?-->/g

/** What only this site's own pages know what to do with. */
const OWN_ATTRIBUTES =
  /\s(?:class|id|tabindex|role|src[sS]et|sizes|loading|decoding|aria-[a-z]+|data-[a-z-]+)(?:="[^"]*")?(?=[\s/>])/g

/** Addresses of this site in links and pictures. */
const OWN_ADDRESSES = /\b(href|src)="(\/[^"]*|#[^"]*)"/g

/**
 * The HTML of an article as news readers can show it: drawings, styles and attributes of the site's own
 * left out, every address whole.
 * @param url whole address of the article.
 */
export function feedHtml(html: string, url: string): string {
  return html
    .replace(ELEMENTS_WITHOUT_WORDS, '')
    .replace(COMMENTS, '')
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(OWN_ATTRIBUTES, '')
        .replace(OWN_ADDRESSES, (_, name, address) => `${name}="${new URL(address, url)}"`),
    )
    .trim()
}

/** Address of the feed with all articles. */
export const FEED_PATH = '/rss.xml'

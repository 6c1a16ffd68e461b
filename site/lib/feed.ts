import type { SiteContent } from '../../content-model/collections.ts'
import { withoutSigns } from '../../content-model/parseHtml.ts'

const ELEMENTS_WITHOUT_WORDS = /<(script|style|svg)\b[\s\S]*?<\/\1>/g
const COMMENTS = /<!--[\s\S]*?-->/g

const ATTRIBUTE = /\s+([^\s=>"/]+)(?:="([^"]*)")?/g
/** Attributes that only this site's pages use. */
const OWN_ATTRIBUTE =
  /^(?:class|id|tabindex|role|srcset|sizes|loading|decoding|aria-[a-z]+|data-[a-z-]+)$/i
/** Attributes that contain URLs. */
const ADDRESS = /^(?:href|src)$/
const OWN_ADDRESS = /^[/#]/

/**
 * The HTML of an article for feed readers: without drawings, styles and the site's own attributes, with absolute URLs.
 * @param url absolute URL of the article.
 */
export function feedHtml(html: string, url: string): string {
  return withoutSigns(html)
    .replace(ELEMENTS_WITHOUT_WORDS, '')
    .replace(COMMENTS, '')
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(ATTRIBUTE, (attribute, name: string, value: string) => {
        if (OWN_ATTRIBUTE.test(name)) return ''
        if (!ADDRESS.test(name) || !OWN_ADDRESS.test(value)) return attribute
        return ` ${name}="${new URL(value, url)}"`
      }),
    )
    .trim()
}

/** Path of the feed with the articles of a language. */
export function feedPath({ language }: Pick<SiteContent, 'language'>): string {
  return `${language.path ?? ''}/rss.xml`
}

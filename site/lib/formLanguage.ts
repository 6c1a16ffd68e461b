import type { SiteContent } from '../../content-model/readContent.ts'
import { THANK_YOU_PAGE } from '../../forms/fields.ts'

/** Hidden fields of a form that make its response use the page's language. */
export type FormLanguage = {
  /** Language tag, unless it is the site's first language. */
  language: string | undefined
  /** Path of the page that visitors without script see after sending. */
  next: string
}

/** The hidden fields for forms of pages in this language. */
export function formLanguage({ language, pages }: SiteContent): FormLanguage {
  if (language.path === undefined) return { language: undefined, next: THANK_YOU_PAGE }
  return { language: language.tag, next: pages['thank-you'].path }
}

import type { SiteContent } from '../../content-model/readContent.ts'
import { THANK_YOU_PAGE } from '../../forms/fields.ts'

/** What a form sends unseen, so that its answer comes in the page's language. */
export type FormLanguage = {
  /** Tag of the language, where that is not the site's first one. */
  language: string | undefined
  /** Where a visitor without script ends. */
  next: string
}

/** What the forms of a page in this language send. */
export function formLanguage({ language, pages }: SiteContent): FormLanguage {
  if (language.path === undefined) return { language: undefined, next: THANK_YOU_PAGE }
  return { language: language.tag, next: pages['thank-you'].path }
}

import { isRightToLeft } from '../../content-model/languages/scripts.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The opening `html` tag of a mail or a page, with the language and direction of its words. */
export function htmlTag(locale: string): string {
  return `<html lang="${escapeHtml(locale)}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}>`
}

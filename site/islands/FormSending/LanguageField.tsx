import { LANGUAGE_FIELD } from '../../../forms/fields.ts'
import type { FormLanguage } from '../../lib/formLanguage.ts'

/** Tells the receiver the language of its response; renders nothing on pages in the site's first language. */
export function LanguageField({ language }: Pick<FormLanguage, 'language'>) {
  return language !== undefined && <input type="hidden" name={LANGUAGE_FIELD} value={language} />
}

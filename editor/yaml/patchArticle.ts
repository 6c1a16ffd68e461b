import { splitArticle } from '../../content-model/parse.ts'
import { newArticle } from './newArticle.ts'
import { patchYaml } from './patchYaml.ts'

/** The text of an article with another head and another body; what is the same stays byte for byte. */
export function patchArticle(text: string, value: unknown, body: string): string {
  const parts = splitArticle(text)
  if (!parts) return newArticle(value, body)
  // A browser's text field turns every line break into one sign.
  const newBody = parts.body.includes('\r\n') ? body.replaceAll(/\r?\n/g, '\r\n') : body
  return parts.opening + patchYaml(parts.yaml, value) + parts.closing + newBody
}

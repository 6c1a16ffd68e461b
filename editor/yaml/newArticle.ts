import { renderYaml } from './renderYaml.ts'

/** A whole new article. */
export function newArticle(value: unknown, body: string): string {
  return `---\n${renderYaml(value)}\n---\n\n${body.trim()}\n`
}

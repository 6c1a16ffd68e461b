import { existsSync, readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import * as z from 'zod'
import { articlePlugin } from '../../content-model/articles/articlePlugin.ts'
import { collections } from '../../content-model/collections.ts'
import { faultSentence } from '../../content-model/faultSentence.ts'
import { layOver } from '../../content-model/languages/layOver.ts'
import { parseArticle } from '../../content-model/parse.ts'
import { languageSchema } from '../../content-model/schemas/languages.ts'
import { type Variables, variablesOf } from '../../content-model/variables.ts'

const FILES_OF_VARIABLES = ['brand', 'claims', 'analytics'].map(
  (name) => `content/site/${name}.yaml`,
)

/** Replaces the front matter, so that the compiler does not take later lines for front matter. */
const NO_HEAD = '{/* */}'

/**
 * Passes the MDX compiler only the text of an article, as read by the parser that checked it. Pages get the front
 * matter's data from the content. Must precede mdx().
 */
export function articleText(): AstroIntegration {
  return {
    name: 'article-text',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'article-text',
                enforce: 'pre',
                transform: {
                  filter: { id: /\/content\/[^?]+\.mdx$/ },
                  handler(code, id) {
                    for (const file of FILES_OF_VARIABLES) this.addWatchFile(file)
                    return { code: withoutHead(id, code), map: null }
                  },
                },
              },
            ],
          },
        })
      },
    },
  }
}

/** The byte order mark of some editors; front matter is recognised only at the very beginning. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** An article's text on the same line numbers as in its file. @throws if there is no front matter. */
function withoutHead(file: string, code: string): string {
  const { article } = parseArticle(file, code.replace(BYTE_ORDER_MARK, ''))
  if (!article) throw new Error(`${file}: the front matter is missing.`)
  return NO_HEAD + '\n'.repeat(article.firstLine - 1) + article.text
}

/**
 * Fills {clients}, {seo_results} and other variables into the parsed text, as data. @throws if the text contains
 * executable code: the content was checked before, so this is the last safeguard.
 */
export const variablesPlugin = articlePlugin(readVariables, (faults) => {
  if (faults.length === 0) return
  throw new Error(faults.map((fault) => faultSentence(fault)).join('\n'))
})

/** A translated text is one folder deeper, in the folder of its language. */
const TRANSLATION = /\/content\/([^/]+)\/[^/]+\/[^/]+\.mdx$/

/** The variables in the language of a text. */
function readVariables(file: URL | undefined): Variables {
  const [, tag] = TRANSLATION.exec(file?.pathname ?? '') ?? []
  const [brand, claims, analytics] = FILES_OF_VARIABLES.map((path) => readInLanguage(path, tag))
  return variablesOf({ brand, claims, analytics })
}

function readInLanguage(path: string, tag: string | undefined): unknown {
  if (tag === undefined) return parse(readFileSync(path, 'utf8'))
  const under = readInLanguage(path, standInOf(tag))
  const own = path.replace('content/', `content/${tag}/`)
  return existsSync(own) ? layOver(under, parse(readFileSync(own, 'utf8'))).value : under
}

/** The language that a language falls back to for missing texts; undefined for the original. */
function standInOf(tag: string): string | undefined {
  const file = `content/${collections.languages.path}`
  const languages = z.array(languageSchema).parse(parse(readFileSync(file, 'utf8')))
  const from = languages.find((language) => language.tag === tag)?.words_from
  return from === languages[0]?.tag ? undefined : from
}

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

/** Replaces the head, so that the compiler takes nothing below it for a head. */
const NO_HEAD = '{/* */}'

/**
 * Gives the MDX compiler only the text of an article, by the reader that has checked it. Pages have the head's
 * data from the content. Stands before mdx().
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

/** The byte order mark of some editors; a head is recognised only at the very beginning. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** The text of an article on the lines that it has in its file. @throws if there is no head. */
function withoutHead(file: string, code: string): string {
  const { article } = parseArticle(file, code.replace(BYTE_ORDER_MARK, ''))
  if (!article) throw new Error(`${file}: the head is missing.`)
  return NO_HEAD + '\n'.repeat(article.firstLine - 1) + article.text
}

/**
 * Fills {clients}, {seo_results} and the like into the parsed text, as data. @throws if the text holds anything
 * that would run: the content has been checked by then, so this is the last guard.
 */
export const variablesPlugin = articlePlugin(readVariables, (faults) => {
  if (faults.length === 0) return
  throw new Error(faults.map((fault) => faultSentence(fault)).join('\n'))
})

/** A text of a translation lies one folder deeper, in that of its language. */
const TRANSLATION = /\/content\/([^/]+)\/[^/]+\/[^/]+\.mdx$/

/** The variables of the language of a text. */
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

/** The language whose words stand in for one that has none; undefined for the original. */
function standInOf(tag: string): string | undefined {
  const file = `content/${collections.languages.path}`
  const languages = z.array(languageSchema).parse(parse(readFileSync(file, 'utf8')))
  const from = languages.find((language) => language.tag === tag)?.words_from
  return from === languages[0]?.tag ? undefined : from
}

import { readFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { fillVariables, variablesOf } from '../../content-model/variables.ts'

const BRAND_FILE = 'content/site/brand.yaml'
/** What some editors put before the first letter; the head is looked for at the very beginning. */
const BYTE_ORDER_MARK = /^\uFEFF/
const CLAIMS_FILE = 'content/site/claims.yaml'

/**
 * Puts the variables into the text of articles: {clients}, {seo_results} and the like, as in every other
 * file of the content. Stands before mdx(), which would take them for expressions.
 */
export function articleVariables(): AstroIntegration {
  return {
    name: 'article-variables',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'article-variables',
                enforce: 'pre',
                transform: {
                  filter: { id: /\/content\/[^?]+\.mdx$/ },
                  async handler(code) {
                    this.addWatchFile(BRAND_FILE)
                    this.addWatchFile(CLAIMS_FILE)
                    const variables = variablesOf(
                      await readYaml(BRAND_FILE),
                      await readYaml(CLAIMS_FILE),
                    )
                    return {
                      code: fillVariables(code.replace(BYTE_ORDER_MARK, ''), variables),
                      map: null,
                    }
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

async function readYaml(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8'))
}

import { readFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { parse } from 'yaml'
import { fillVariables, variablesOf } from '../../content-model/variables.ts'

/** What some editors put before the first letter; the head is looked for at the very beginning. */
const BYTE_ORDER_MARK = /^\uFEFF/

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
                    const readYaml = async (name: string): Promise<unknown> => {
                      const file = `content/site/${name}.yaml`
                      this.addWatchFile(file)
                      return parse(await readFile(file, 'utf8'))
                    }
                    const variables = variablesOf({
                      brand: await readYaml('brand'),
                      claims: await readYaml('claims'),
                      numbers: await readYaml('numbers'),
                    })
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

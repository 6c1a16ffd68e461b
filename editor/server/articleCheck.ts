import { createElement, type ElementType, type Key } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { type EvaluateOptions, evaluate } from 'satteri'
import type { Article } from '../../content-model/parse.ts'
import { fillVariables, type Variables } from '../../content-model/variables.ts'
import { labels } from '../labels.ts'

/** Tells what would stop the build in the text of an article, with its line, or undefined. */
export type ArticleCheck = (
  file: string,
  article: Article,
  variables: Variables,
) => Promise<string | undefined>

const MISSING_COMPONENT = /^Expected component `(\w+)` to be defined/
const PLACE = /^(\d+):\d+: (.*)$/s

const RUNTIME: EvaluateOptions = {
  Fragment: runtime.Fragment,
  jsx: (type, props, key) => runtime.jsx(elementType(type), props, keyOf(key)),
  jsxs: (type, props, key) => runtime.jsxs(elementType(type), props, keyOf(key)),
}

/**
 * Compiles an article as the build does, with the same compiler, and draws it with the components
 * that articles may use.
 */
export function createArticleCheck(components: Record<string, ElementType>): ArticleCheck {
  return async (file, { text, firstLine }, variables) => {
    if (/^(?:import|export)\s/m.test(text)) {
      return `${file}: ${labels.article.imports}`
    }
    try {
      const { default: Content } = await evaluate(fillVariables(text, variables), RUNTIME)
      renderToStaticMarkup(createElement(elementType(Content), { components }))
      return undefined
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const missing = MISSING_COMPONENT.exec(message)?.[1]
      if (missing) {
        const line = firstLine + lineOf(text, `<${missing}`)
        return `${file}: line ${line} ${labels.article.unknownPart(missing, Object.keys(components).join(', '))}`
      }
      const [, lineInText, words] = PLACE.exec(message) ?? []
      if (lineInText === undefined) return `${file}: ${labels.article.cannotBeDrawn(message)}`
      const line = firstLine + Number(lineInText) - 1
      return `${file}: line ${line} ${labels.article.cannotBeRead(words ?? '')}`
    }
  }
}

function lineOf(text: string, words: string): number {
  return text.slice(0, Math.max(0, text.indexOf(words))).split('\n').length - 1
}

/** The compiler hands on tags and components only, but says so nowhere in its types. */
function elementType(type: unknown): ElementType {
  return type as ElementType
}

function keyOf(key: unknown): Key | undefined {
  return typeof key === 'string' || typeof key === 'number' ? key : undefined
}

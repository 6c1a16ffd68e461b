import { attributesIn } from './expandShortcodes.ts'

/** Names of shortcodes that show code. A name may be the name of a language. */
const NAMES =
  'code|sourcecode|source|cc[a-z]{0,3}(?:_\\w+)?|codesyntax|highlight|crayon|geshi|prism|enlighter|as3|bash|c|coldfusion|cpp|csharp|css|delphi|diff|erlang|fsharp|go|groovy|html|java|javafx|javascript|js|jscript|latex|matlab|objc|perl|php|powershell|python|py|r|ruby|scala|shell|sql|swift|text|typescript|vb|xml|yaml'
const CODE = new RegExp(`(?<!\\[)\\[(${NAMES})((?:[\\s=][^\\]]*)?)\\](.*?)\\[/\\1\\]`, 'gis')
const GENERAL =
  /^(?:code|sourcecode|source|cc[a-z]{0,3}|codesyntax|highlight|crayon|geshi|prism|enlighter)$/i
const BLOCK_LANGUAGE = /<!--\s*wp:\S+\s+\{[^}]*"lang(?:uage)?":"([\w+#-]+)"[^}]*\}\s*-->\s*<pre\b/gi
const LITERAL = /<(pre|code)\b([^>]*)>(.*?)<\/\1>/gis
/** Notations of plugins for the language of <pre>. */
const LANGUAGE = /\b(?:brush:\s*|lang(?:uage)?[:-]\s*|lang=["']?|language=["']?)([\w+#-]+)/i
/** Markup that the visual editor adds to the lines of a shortcode. */
const LINE_TAG = /<br\s*\/?>\n?|<\/p>\s*<p[^>]*>|<\/?p[^>]*>/gi

/**
 * Turns code between two shortcodes into <pre>, and the language of all code into class="language-…". Escapes brackets
 * in code, so that they are not read as shortcodes.
 */
export function withCode(html: string): string {
  return html
    .replaceAll(CODE, (_, name: string, attributes: string, code: string) => {
      const { lang, language, title } = attributesIn(attributes)
      const [, given] = /^=\s*["']?([\w+#-]+)/.exec(attributes) ?? []
      const own = GENERAL.test(name) ? '' : name.replace(/^cc[a-z]{0,3}_/i, '')
      const lines = hasLineTags(code) ? code.replaceAll(LINE_TAG, '\n') : code
      const words = escaped(lines.replace(/^\s*\n|\s+$/g, ''))
      return block(language || lang || given || own, words, title)
    })
    .replaceAll(BLOCK_LANGUAGE, '$& class="language-$1"')
    .replaceAll(LITERAL, (_, name: string, attributes: string, code: string) => {
      // WP-Syntax shows tags within <pre lang="…"> literally; elsewhere no tag begins with < and such a character.
      const isRaw = /\blang=/.test(attributes) && !/\bescaped=/.test(attributes)
      const signs = isRaw ? escaped(code) : code.replaceAll(/<(?=[?!%])/g, '&lt;')
      const words = signs.replaceAll('[', '&#91;')
      const [, language] = LANGUAGE.exec(attributes) ?? []
      if (name.toLowerCase() === 'code' || !language || /^\s*<code\b/i.test(code)) {
        return `<${name}${attributes}>${words}</${name}>`
      }
      return block(language, words, attributesIn(attributes).title)
    })
}

/** @param title that plugins show above the code. */
function block(language: string, html: string, title = ''): string {
  const name = /^(?:none|plain|text|default)?$/i.test(language) ? '' : language.toLowerCase()
  const above = title.trim() === '' ? '' : `<p>${title}</p>`
  return `${above}<pre><code${name && ` class="language-${name}"`}>${html}</code></pre>`
}

function hasLineTags(code: string): boolean {
  return /^\s*(?:<\/p>|<br)/i.test(code) || (/<br|<\/p>/i.test(code) && code.includes('&lt;'))
}

/** Escapes tags, which are code here. Entities stay. */
function escaped(code: string): string {
  return code.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

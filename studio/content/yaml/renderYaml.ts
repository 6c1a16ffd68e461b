import { Document, isCollection, visit } from 'yaml'

/** Width at which the shipped files break long sentences. */
const LINE_WIDTH = 100
/** A longer text is written as a block below its key, as in the shipped files. */
const LONGEST_IN_LINE = 84

export type RenderOptions = {
  /** Column at which the text starts; the lines after the first are indented to it. */
  column?: number
  /** A list or group on one line, in brackets. */
  flow?: boolean
  /** No blocks, since other text follows on the same line. */
  inline?: boolean
}

/** A value as YAML in the style of the shipped files, without a line break at its end. */
export function renderYaml(value: unknown, options: RenderOptions = {}): string {
  const { column = 0, flow = false, inline = false } = options
  const document = new Document(value)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || inline || flow || typeof node.value !== 'string') return
      // A block loses white space at its ends.
      const mayFold = !node.value.includes('\n') && node.value === node.value.trim()
      if (mayFold && node.value.length > LONGEST_IN_LINE) node.type = 'BLOCK_FOLDED'
    },
    Collection(_key, node, path) {
      const holder = path.at(-1)
      const isOutermost = !path.some(isCollection)
      // A field is rendered as a group of one field: the brackets belong around its value.
      if (flow && (!isOutermost || holder === undefined)) node.flow = !isOutermost
    },
  })
  const text = document.toString({
    lineWidth: inline ? 0 : LINE_WIDTH - column,
    singleQuote: true,
    flowCollectionPadding: false,
  })
  return text.trimEnd().replaceAll('\n', `\n${' '.repeat(column)}`)
}

/** One field with its name. Numeric names, as in a table of prices, are not quoted. */
export function renderField(name: string, value: unknown, options: RenderOptions): string {
  const key = /^\d+$/.test(name) ? Number(name) : name
  return renderYaml(new Map([[key, value]]), options)
}

/** One item of a list, hyphen included. */
export function renderItem(value: unknown, column: number): string {
  return renderYaml([value], { column })
}

/** The text of a new article. */
export function newArticle(value: unknown, body: string): string {
  return `---\n${renderYaml(value)}\n---\n\n${body.trim()}\n`
}

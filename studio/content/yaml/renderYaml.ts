import { Document, isCollection, visit } from 'yaml'

/** Width at which the shipped files break long sentences. */
const LINE_WIDTH = 100
/** A longer text is written as a block below its key, as in the shipped files. */
const LONGEST_IN_LINE = 84

export type RenderOptions = {
  /** Column in which the text will stand; following lines are indented to it. */
  column?: number
  /** A list or group on one line, in brackets. */
  flow?: boolean
  /** No blocks: something follows on the same line. */
  inline?: boolean
}

/** A value as YAML in the manner of the shipped files, without a line break at its end. */
export function renderYaml(value: unknown, options: RenderOptions = {}): string {
  const { column = 0, flow = false, inline = false } = options
  const document = new Document(value)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || inline || flow || typeof node.value !== 'string') return
      // A block loses blanks at its ends.
      const mayFold = !node.value.includes('\n') && node.value === node.value.trim()
      if (mayFold && node.value.length > LONGEST_IN_LINE) node.type = 'BLOCK_FOLDED'
    },
    Collection(_key, node, path) {
      const holder = path.at(-1)
      const isOutermost = !path.some(isCollection)
      // A pair is rendered as a group of one, so its value is what shall stand in brackets.
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

/** One field with its name. Figures that stand for a name, as in a table of prices, stay bare. */
export function renderField(name: string, value: unknown, options: RenderOptions): string {
  const key = /^\d+$/.test(name) ? Number(name) : name
  return renderYaml(new Map([[key, value]]), options)
}

/** One item of a list, hyphen included. */
export function renderItem(value: unknown, column: number): string {
  return renderYaml([value], { column })
}

/** A whole new article. */
export function newArticle(value: unknown, body: string): string {
  return `---\n${renderYaml(value)}\n---\n\n${body.trim()}\n`
}

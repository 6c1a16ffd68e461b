import postcss from 'postcss'
import { PRESENTATION_ATTRIBUTES } from './allowed.ts'
import { checkedValue } from './checkedValue.ts'
import type { StyledElement } from './DrawingElement.ts'
import { DrawingFault, forbidden } from './DrawingFault.ts'

type Declaration = { property: string; value: string; isImportant: boolean }
type Selector = { text: string; name: string; ids: string[]; classes: string[] }
type Rule = Selector & { declarations: Declaration[] }
type Styles = {
  rules: Rule[]
  /** Rules for dark and light colour schemes, as in favicons. */
  schemes: { scheme: string; rules: Rule[] }[]
}

const MAX_STYLE_LENGTH = 20_000
/** Limits the work: each declaration may match each of 5,000 elements. */
const MAX_DECLARATIONS = 1000
/** The selectors that editors write: `path`, `.a`, `#a`, `path.a.b`. */
const SELECTOR = /^(\*|[a-z][\w-]*)?((?:[.#][\p{L}\p{N}_-]+)*)$/iu
const SCHEME = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/
/** Properties that change the drawing but have no equivalent attribute. */
const SEEN =
  /^(?:animation|background|font$|mix-blend-mode|offset|rotate|scale|transform|translate)/
const NO_EFFECT = /^(?:none|normal|auto|initial)$/i
const STYLE = 'a style'

/**
 * Converts the drawing's styles to attributes of its elements. Only rules for dark or light colour schemes remain as a
 * style, which is rewritten. Properties without an effect, such as an editor's own, are removed.
 * @throws DrawingFault if a style is broken, or has an effect that attributes cannot replace.
 */
export function applyStyles(root: StyledElement, css: string): void {
  const { rules, schemes } = readStyles(css)
  const kept = new Set(schemes.flatMap((each) => each.rules).flatMap(({ classes }) => classes))
  const apply = (element: StyledElement) => {
    const declarations = [
      ...rules.filter((rule) => matches(element, rule)).flatMap((rule) => rule.declarations),
      ...readDeclarations(parseCss(element.style).nodes),
    ]
    const inOrder = [
      ...declarations.filter(({ isImportant }) => !isImportant),
      ...declarations.filter(({ isImportant }) => isImportant),
    ]
    for (const { property, value } of inOrder) element.attributes[property] = value
    const classes = element.classes.filter((name) => kept.has(name))
    if (classes.length > 0) element.attributes.class = classes.join(' ')
    for (const child of element.children) if (typeof child !== 'string') apply(child)
  }
  apply(root)
  if (schemes.length > 0) root.children.unshift(styleElement(schemes))
}

function readStyles(css: string): Styles {
  if (css.length > MAX_STYLE_LENGTH) throw tooMany()
  const { nodes } = parseCss(css)
  const isScheme = (node: postcss.ChildNode) =>
    node.type === 'atrule' && node.name === 'media' && SCHEME.test(node.params)
  const rules = readRules(nodes.filter((node) => !isScheme(node)))
  const schemes = nodes
    .filter((node): node is postcss.AtRule => isScheme(node))
    .map(({ params, nodes: inside = [] }) => ({
      scheme: SCHEME.exec(params)?.[1] ?? '',
      rules: readRules(inside),
    }))
  const count = rules.reduce((sum, { declarations }) => sum + declarations.length, 0)
  if (count > MAX_DECLARATIONS) throw tooMany()
  return { rules, schemes }
}

/** The rules sorted by specificity. Rules of equal specificity keep their order, so the later one wins. */
function readRules(nodes: postcss.ChildNode[]): Rule[] {
  const rules = nodes.flatMap((node): Rule[] => {
    if (node.type === 'comment') return []
    if (node.type !== 'rule') throw forbidden(nameOf(node), STYLE)
    const declarations = readDeclarations(node.nodes)
    if (declarations.length === 0) return []
    return node.selectors.map((selector) => ({ ...readSelector(selector), declarations }))
  })
  const weight = ({ ids, classes, name }: Rule) =>
    ids.length * 10_000 + classes.length * 100 + (name === '*' ? 0 : 1)
  return rules.toSorted((one, other) => weight(one) - weight(other))
}

function styleElement(schemes: Styles['schemes']): StyledElement {
  const css = schemes.map(({ scheme, rules }) => {
    const written = rules.map(({ text, declarations }) => {
      const inside = declarations.map(
        ({ property, value, isImportant }) =>
          `${property}:${value}${isImportant ? '!important' : ''}`,
      )
      return `${text}{${inside.join(';')}}`
    })
    return `@media (prefers-color-scheme:${scheme}){${written.join('')}}`
  })
  return { name: 'style', attributes: {}, children: [css.join('')], classes: [], style: '' }
}

function readSelector(text: string): Selector {
  const [found, name = '*', rest = ''] = SELECTOR.exec(text) ?? []
  if (!found) throw forbidden(text, STYLE)
  const parts = rest.match(/[.#][^.#]+/g) ?? []
  const named = (sign: string) =>
    parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(1))
  return { text, name, ids: named('#'), classes: named('.') }
}

function matches(element: StyledElement, { name, ids, classes }: Selector): boolean {
  return (
    (name === '*' || name === element.name) &&
    ids.every((id) => id === element.attributes.id) &&
    classes.every((each) => element.classes.includes(each))
  )
}

function readDeclarations(nodes: postcss.ChildNode[]): Declaration[] {
  const declarations = nodes.flatMap((node): Declaration[] => {
    if (node.type === 'comment') return []
    if (node.type !== 'decl') throw forbidden(nameOf(node), STYLE)
    const property = node.prop.toLowerCase()
    const value = checkedValue('', property, node.value, STYLE)
    if (PRESENTATION_ATTRIBUTES.has(property) && value !== undefined) {
      return [{ property, value, isImportant: node.important ?? false }]
    }
    if (SEEN.test(property) && !NO_EFFECT.test(node.value)) throw forbidden(property, STYLE)
    return []
  })
  // Only the last declaration of each property is kept, or thousands would be applied to thousands of elements.
  const byProperty = declarations.map(
    (each) => [`${each.property} ${each.isImportant}`, each] as const,
  )
  return [...new Map(byProperty).values()]
}

function tooMany(): DrawingFault {
  return new DrawingFault(
    `has more than ${MAX_STYLE_LENGTH} characters or ${MAX_DECLARATIONS} declarations in its styles`,
    'Export it again with styles as attributes.',
  )
}

function parseCss(css: string): postcss.Root {
  // With backslashes, CSS reads `@\69mport` as `@import`.
  if (css.includes('\\')) throw forbidden('a backslash', STYLE)
  try {
    return postcss.parse(css)
  } catch {
    throw new DrawingFault('has an invalid style')
  }
}

function nameOf(node: postcss.ChildNode): string {
  if (node.type === 'atrule') return `@${node.name}`
  return node.type === 'rule' ? node.selector : node.toString()
}

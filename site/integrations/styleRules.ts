import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss'
import { moduleOf } from './shortClassNames.ts'

/** Stands for the site's own styles for paper, which no first screen waits for: all pages have them. */
const PRINT_MODULE = 'print'

/** What a selector asks of a page: a class, or a value of an attribute of the site's own. */
const NEEDED = /\.([\w-]+)|\[data-[\w-]+="?([\w-]+)"?\]/g

/** What `:is()`, `:not()` and their like hold may be missing from a page. */
const BRACKETED = /\([^()]*\)/g

/** A custom property that is read. */
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g

/** The modules in the order of their rules, and the layer of each. */
export function modulesOf(root: Root): Map<string, string> {
  const layers = new Map<string, string>()
  root.walkRules((rule) => {
    for (const selector of rule.selectors) {
      const module = moduleOfSelector(selector, rule)
      if (module && !layers.has(module)) layers.set(module, layerOf(rule))
    }
  })
  return layers
}

function layerOf(node: ChildNode): string {
  const { parent } = node
  if (parent?.type !== 'atrule') return ''
  const { name, params } = parent as AtRule
  return name === 'layer' ? params : layerOf(parent as AtRule)
}

/** The module that a rule comes from: that of its first class. */
export function moduleOfSelector(selector: string, { parent }: Rule): string | undefined {
  const isForPrint = parent?.type === 'atrule' && (parent as AtRule).params === 'print'
  return moduleOf(/\.([\w-]+)/.exec(selector)?.[1] ?? '') ?? (isForPrint ? PRINT_MODULE : undefined)
}

/** Every rule, by each of its selectors, and every statement, with the conditions and layers around them. */
export function textsOf(root: Root): Set<string> {
  const texts = new Set<string>()
  root.walk((node) => {
    if (node.type === 'rule') for (const each of node.selectors) texts.add(textOfRule(node, each))
    if (node.type === 'atrule' && isStatement(node)) texts.add(textOfRule(node))
  })
  return texts
}

/** @param selector the one that is meant, of a rule. */
export function textOfRule(node: Rule | AtRule, selector = ''): string {
  const around: string[] = []
  for (let { parent } = node; parent?.type === 'atrule'; parent = (parent as AtRule).parent) {
    around.push(`${(parent as AtRule).name} ${(parent as AtRule).params}`)
  }
  const text = node.type === 'rule' ? `${selector}{${node.nodes.join(';')}}` : node.toString()
  return [...around, text].join('\n')
}

/** The classes and values without which a selector meets nothing. */
export function needsOf(selector: string): string[] {
  const bare = selector.replaceAll(BRACKETED, '')
  if (bare !== selector) return needsOf(bare)
  return [...bare.matchAll(NEEDED)].map(([, name, value]) => name ?? value ?? '')
}

/** Drops all other selectors, and the rules and blocks that nothing is left of. What stands in a rule goes with it. */
export function keepSelectors(root: Root, isKept: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (isAnimation(rule.parent) || rule.parent?.type === 'rule') return
    const kept = rule.selectors.filter((selector) => isKept(selector, rule))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  dropEmpty(root)
}

/** Drops all other animations, faces and orders of layers. */
export function keepStatements(root: Root, isKept: (statement: AtRule) => boolean): void {
  root.walkAtRules((rule) => {
    if (isStatement(rule) && !isKept(rule)) rule.remove()
  })
  dropEmpty(root)
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}

/** Drops the custom properties that no style reads, then those that only they read. */
export function dropUnreadProperties(
  root: Root,
  isReadElsewhere: (property: string) => boolean,
): void {
  const read = new Set([...root.toString().matchAll(READ_PROPERTY)].map(([, name = '']) => name))
  let isChanged = false
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop) || isReadElsewhere(declaration.prop)) return
    declaration.remove()
    isChanged = true
  })
  if (!isChanged) return
  dropEmpty(root)
  dropUnreadProperties(root, isReadElsewhere)
}

function isAnimation(node: Container | undefined): boolean {
  return node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes')
}

/** Whether it says something by itself, unlike a condition or a layer, which hold rules. */
function isStatement(rule: AtRule): boolean {
  const { nodes = [], parent } = rule
  return (
    isAnimation(rule) || (parent?.type !== 'rule' && nodes.every(({ type }) => type === 'decl'))
  )
}

import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import { moduleOf } from './shortClassNames.ts'
import { propertyShortener } from './shortPropertyNames.ts'

/** Of all pages: what fewer need costs first visits of the others more than it saves later ones of these. */
const MIN_SHARE = 0.18

/** Stands for the site's own styles for paper, which no first screen waits for: all pages have them. */
const PRINT_MODULE = 'print'

/** What a selector asks of a page: a class, or a value of an attribute of the site's own. */
const NEEDED = /\.([\w-]+)|\[data-[\w-]+="?([\w-]+)"?\]/g

/** What `:is()`, `:not()` and their like hold may be missing from a page. */
const BRACKETED = /\([^()]*\)/g

/** A custom property that is read. */
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g

export type StyledPage = {
  css: string
  /** Every word of the page beside its styles, and of its scripts: classes among them. */
  words: Set<string>
  /** Classes of what is seen first. */
  firstClasses: string[]
  /** The classes of each element that has several. */
  joinedClasses: string[][]
}

export type CutStyles = {
  /** What travels inside each page, in the order of the pages. */
  inside: string[]
  /** What is fetched once for all pages. */
  shared: string
  /** Whether the rules of a class stand in the shared styles. */
  isShared: (className: string) => boolean
}

/**
 * Cuts out of the pages' styles what many have in common below their first screens, for one file that all fetch, and
 * drops what nothing asks for. A style module is shared as a whole, so its rules keep their order. A page that shows it
 * first has it inside too. Pages of one kind keep the same styles inside, which policies of static hosts list by their
 * hashes.
 */
export function cutStyles(pages: StyledPage[]): CutStyles {
  const kinds = Map.groupBy(pages, ({ css }) => css)
  const roots = new Map([...kinds.keys()].map((css) => [css, postcss.parse(css)]))
  const modules = sharedModules(pages, roots)
  const shared = sharedStyles([...roots.values()], modules)
  const allWords = wordsOf(pages)
  keepSelectors(shared, (selector) => needsOf(selector).every((need) => allWords.has(need)))
  const sharedText = shared.toString()
  const insideOf = new Map<string, string>()
  for (const [css, root] of roots) {
    const pagesOfKind = kinds.get(css) ?? []
    const words = wordsOf(pagesOfKind)
    const first = new Set(pagesOfKind.flatMap(firstModules))
    const isInside = (module = '') => first.has(module) || !modules.has(module)
    keepSelectors(root, (selector, rule) => {
      const isAsked = needsOf(selector).every((need) => words.has(need))
      return isAsked && isInside(moduleOfSelector(selector, rule))
    })
    root.walkAtRules((rule) => {
      if (isAnimation(rule) && !isInside(moduleOf(rule.params))) rule.remove()
    })
    dropUnreadProperties(root, (name) => words.has(name) || sharedText.includes(name))
    insideOf.set(css, root.toString())
  }
  const shorten = propertyShortener([sharedText, ...insideOf.values()], (name) =>
    allWords.has(name),
  )
  return {
    inside: pages.map(({ css }) => shorten(insideOf.get(css) ?? '')),
    shared: shorten(sharedText),
    isShared: (name) => modules.has(moduleOf(name) ?? ''),
  }
}

function wordsOf(pages: StyledPage[]): Set<string> {
  return new Set(pages.flatMap(({ words }) => [...words]))
}

function firstModules({ firstClasses }: StyledPage): string[] {
  return firstClasses.map((name) => moduleOf(name) ?? '')
}

/** The modules that many pages bring, and do not need for what is seen first; and those that overrule them. */
function sharedModules(pages: StyledPage[], roots: Map<string, Root>): Set<string> {
  const modulesByCss = new Map([...roots].map(([css, root]) => [css, modulesOf(root)]))
  const counts = new Map<string, number>()
  for (const page of pages) {
    const first = new Set(firstModules(page))
    for (const module of modulesByCss.get(page.css)?.keys() ?? []) {
      if (!first.has(module)) counts.set(module, (counts.get(module) ?? 0) + 1)
    }
  }
  const isCommon = ([, count]: [string, number]) => count >= pages.length * MIN_SHARE
  const modules = new Set([...counts].filter(isCommon).map(([module]) => module))
  const orders = pages.flatMap(({ css, joinedClasses }) => {
    const layers = modulesByCss.get(css) ?? new Map<string, string>()
    return joinedClasses.flatMap((names) => {
      const joined = new Set(names.map((name) => moduleOf(name) ?? ''))
      const order = [...layers.keys()].filter((module) => joined.has(module))
      return [...Map.groupBy(order, (module) => layers.get(module)).values()]
    })
  })
  addOverruling(modules, orders)
  return modules
}

/**
 * Shares what overrules a shared module on the same element, too: from the page itself it would come first.
 * @param orders modules of each element, of one layer, in the order of their rules.
 */
function addOverruling(modules: Set<string>, orders: string[][]): void {
  const before = modules.size
  for (const order of orders) {
    const first = order.findIndex((module) => modules.has(module))
    if (first >= 0) for (const module of order.slice(first)) modules.add(module)
  }
  if (modules.size > before) addOverruling(modules, orders)
}

/** The modules in the order of their rules, and the layer of each. */
function modulesOf(root: Root): Map<string, string> {
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
function moduleOfSelector(selector: string, { parent }: Rule): string | undefined {
  const isForPrint = parent?.type === 'atrule' && (parent as AtRule).params === 'print'
  return moduleOf(/\.([\w-]+)/.exec(selector)?.[1] ?? '') ?? (isForPrint ? PRINT_MODULE : undefined)
}

/** The rules of these modules, each taken from one page that has it. */
function sharedStyles(roots: Root[], modules: Set<string>): Root {
  const shared = postcss.root()
  const left = new Set(modules)
  // One that has many says how they follow each other.
  const byNumber = roots.toSorted((one, other) => modulesOf(other).size - modulesOf(one).size)
  for (const root of byNumber) {
    const found = new Set([...modulesOf(root).keys()].filter((module) => left.has(module)))
    const copy = root.clone()
    keepSelectors(copy, (selector, rule) => found.has(moduleOfSelector(selector, rule) ?? ''))
    copy.walkAtRules((rule) => {
      if (isAnimation(rule) ? !found.has(moduleOf(rule.params) ?? '') : !holdsRules(rule))
        rule.remove()
    })
    shared.append(copy.nodes)
    for (const module of found) left.delete(module)
  }
  return shared
}

function needsOf(selector: string): string[] {
  const bare = selector.replaceAll(BRACKETED, '')
  if (bare !== selector) return needsOf(bare)
  return [...bare.matchAll(NEEDED)].map(([, name, value]) => name ?? value ?? '')
}

/** Drops all other selectors, and the rules and blocks that nothing is left of. */
function keepSelectors(root: Root, isKept: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (isAnimation(rule.parent)) return
    const kept = rule.selectors.filter((selector) => isKept(selector, rule))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
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
function dropUnreadProperties(root: Root, isReadElsewhere: (property: string) => boolean): void {
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

/** Whether it is a condition or a layer, and no font or order of layers. */
function holdsRules({ nodes = [] }: AtRule): boolean {
  return nodes.some(({ type }) => type !== 'decl')
}

import postcss, { type Root } from 'postcss'
import { moduleOf } from './shortClassNames.ts'
import { propertyShortener } from './shortPropertyNames.ts'
import {
  dropUnreadProperties,
  keepSelectors,
  keepStatements,
  moduleOfSelector,
  modulesOf,
  needsOf,
  textOfRule,
  textsOf,
} from './styleRules.ts'

/** Of all pages: what fewer need costs first visits of the others more than it saves later ones of these. */
const MIN_SHARE = 0.18

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
  /** What pages have inside, all in one file: before the shared styles it serves any of them. */
  next: string
  /** What a page says of all that is in it, and others do not: beside that file it still travels inside. */
  nextInside: string[]
}

/**
 * Cuts out of the pages' styles what many have in common below their first screens, for one file that all fetch, and
 * drops what nothing asks for. A style module is shared as a whole, so its rules keep their order. A page that shows it
 * first has it inside too. Pages of one kind keep the same styles inside, which policies of static hosts list by their
 * hashes.
 */
export function cutStyles(pages: StyledPage[]): CutStyles {
  const kinds = [...Map.groupBy(pages, ({ css }) => css)].map(([css, pages]) => {
    const root = postcss.parse(css)
    return { css, pages, root, modules: modulesOf(root), words: wordsOf(pages) }
  })
  const roots = kinds.map(({ root }) => root)
  const texts = roots.map(textsOf)
  const isCommon = (text: string) => texts.every((each) => each.has(text))
  const orders = kinds.flatMap((kind) => kind.pages.flatMap((page) => ordersOf(page, kind.modules)))
  const sharedModules = modulesToShare(kinds, orders)

  const allWords = wordsOf(pages)
  const shared = joinModules(roots, sharedModules)
  const next = joinAll(roots, sharedModules, orders, isCommon)
  for (const root of [shared, next]) keepAsked(root, allWords)
  const cut = kinds.map(({ css, root, pages, words }) => {
    const nextInside = withoutModules(root, (text) => !isCommon(text))
    const first = new Set(pages.flatMap(firstModules))
    const isInside = (module = '') => first.has(module) || !sharedModules.has(module)
    keepSelectors(root, (selector, rule) => isInside(moduleOfSelector(selector, rule)))
    keepStatements(root, ({ params }) => isInside(moduleOf(params)))
    for (const each of [root, nextInside]) keepAsked(each, words)
    return { css, words, inside: root, nextInside: nextInside.toString() }
  })

  const sharedText = shared.toString()
  const nextTexts = cut.map(({ nextInside }) => nextInside)
  const isReadBeside = (text: string, words: Set<string>) => (property: string) =>
    words.has(property) || text.includes(property)
  for (const { inside, words } of cut) {
    dropUnreadProperties(inside, isReadBeside(sharedText, words))
  }
  dropUnreadProperties(next, isReadBeside([sharedText, ...nextTexts].join(''), allWords))
  const shorten = propertyShortener(
    [sharedText, next.toString(), ...nextTexts, ...roots.map(String)],
    (name) => allWords.has(name),
  )
  const cutOf = new Map(cut.map((each) => [each.css, each]))
  return {
    inside: pages.map(({ css }) => shorten(String(cutOf.get(css)?.inside))),
    shared: shorten(sharedText),
    isShared: (name) => sharedModules.has(moduleOf(name) ?? ''),
    next: shorten(next.toString()),
    nextInside: pages.map(({ css }) => shorten(String(cutOf.get(css)?.nextInside))),
  }
}

function wordsOf(pages: StyledPage[]): Set<string> {
  return new Set(pages.flatMap(({ words }) => [...words]))
}

function keepAsked(root: Root, words: Set<string>): void {
  keepSelectors(root, (selector) => needsOf(selector).every((need) => words.has(need)))
}

function firstModules({ firstClasses }: StyledPage): string[] {
  return firstClasses.map((name) => moduleOf(name) ?? '')
}

/** The modules of each element that has several of one layer, in the order of their rules. */
function ordersOf({ joinedClasses }: StyledPage, layers: Map<string, string>): string[][] {
  return joinedClasses.flatMap((names) => {
    const joined = new Set(names.map((name) => moduleOf(name) ?? ''))
    const order = [...layers.keys()].filter((module) => joined.has(module))
    return [...Map.groupBy(order, (module) => layers.get(module)).values()]
  })
}

/** The modules that many pages bring, and do not need for what is seen first; and those that overrule them. */
function modulesToShare(
  kinds: { pages: StyledPage[]; modules: Map<string, string> }[],
  orders: string[][],
): Set<string> {
  const counts = new Map<string, number>()
  for (const { pages, modules } of kinds) {
    for (const first of pages.map((page) => new Set(firstModules(page)))) {
      for (const module of modules.keys()) {
        if (!first.has(module)) counts.set(module, (counts.get(module) ?? 0) + 1)
      }
    }
  }
  const minPages = kinds.flatMap(({ pages }) => pages).length * MIN_SHARE
  const isCommon = ([, count]: [string, number]) => count >= minPages
  const shared = new Set([...counts].filter(isCommon).map(([module]) => module))
  addOverruling(shared, orders)
  return shared
}

/** Shares what overrules a shared module on the same element, too: from the page itself it would come first. */
function addOverruling(modules: Set<string>, orders: string[][]): void {
  const before = modules.size
  for (const order of orders) {
    const first = order.findIndex((module) => modules.has(module))
    if (first >= 0) for (const module of order.slice(first)) modules.add(module)
  }
  if (modules.size > before) addOverruling(modules, orders)
}

/** The rules of these modules, each taken from one page that has it. */
function joinModules(roots: Root[], modules: Set<string>): Root {
  const joined = postcss.root()
  const left = new Set(modules)
  // One that has many says how they follow each other.
  const byNumber = roots.toSorted((one, other) => modulesOf(other).size - modulesOf(one).size)
  for (const root of byNumber) {
    const found = new Set([...modulesOf(root).keys()].filter((module) => left.has(module)))
    const copy = root.clone()
    keepSelectors(copy, (selector, rule) => found.has(moduleOfSelector(selector, rule) ?? ''))
    keepStatements(copy, ({ params }) => found.has(moduleOf(params) ?? ''))
    joined.append(copy.nodes)
    for (const module of found) left.delete(module)
  }
  return joined
}

/** What pages have inside but for the shared modules, as one sheet for all. */
function joinAll(
  roots: Root[],
  sharedModules: Set<string>,
  orders: string[][],
  isCommon: (text: string) => boolean,
): Root {
  const [root = postcss.root()] = roots
  const sheet = withoutModules(root, isCommon)
  const modules = new Set(roots.flatMap((each) => [...modulesOf(each).keys()]))
  for (const group of inOrder(without(modules, sharedModules), orders)) {
    sheet.append(joinModules(roots, group).nodes)
  }
  return sheet
}

/** Such rules of no module, faces, animations and orders of layers as are to be kept. */
function withoutModules(root: Root, isKept: (text: string) => boolean): Root {
  const copy = root.clone()
  keepSelectors(
    copy,
    (selector, rule) =>
      moduleOfSelector(selector, rule) === undefined && isKept(textOfRule(rule, selector)),
  )
  keepStatements(copy, (rule) => moduleOf(rule.params) === undefined && isKept(textOfRule(rule)))
  return copy
}

/** The modules in groups, each of which overrules those before. */
function inOrder(modules: Set<string>, orders: string[][]): Set<string>[] {
  const ordersHere = orders.map((order) => order.filter((module) => modules.has(module)))
  const later = new Set(ordersHere.flatMap((order) => order.slice(1)))
  // Where two overrule each other, it is left to the page that has most modules.
  if (later.size === 0 || later.size === modules.size) return [modules]
  return [without(modules, later), ...inOrder(later, orders)]
}

function without(modules: Set<string>, others: Set<string>): Set<string> {
  return new Set([...modules].filter((module) => !others.has(module)))
}

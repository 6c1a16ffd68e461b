import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Document, isMap, parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml'

type Section = {
  type: string
  /** Key under which the section's fields stood; left out where it had none. */
  from?: string
  /** Fields that stood beside those of other sections, where the page had no key for this one. */
  fields?: string[]
  /** Puts the fields as the section has them now. */
  change?: (section: YAMLMap) => void
  /** Fields that the section has got. */
  add?: Record<string, unknown>
}

type PageMove = { sections: Section[]; add?: Record<string, unknown> }

/** The pages that are lists of sections now, each with its sections in their order. */
const PAGES: Record<string, PageMove> = {
  home: {
    sections: [
      { type: 'partner-logos', from: 'partners', add: { variant: 'above-hero' } },
      { type: 'hero', from: 'hero' },
      { type: 'about', from: 'about' },
      { type: 'services-grid', from: 'services' },
      { type: 'portfolio', from: 'portfolio' },
      { type: 'counters' },
      { type: 'testimonials', from: 'testimonials' },
      { type: 'pricing', from: 'pricing', change: withoutLinkWords },
      { type: 'questions', from: 'faq' },
      { type: 'team', from: 'team' },
      { type: 'latest-posts', from: 'blog' },
      {
        type: 'partner-logos',
        from: 'partners',
        change: (section) => section.set('variant', 'end'),
      },
      { type: 'video-dialog' },
    ],
  },
  'home-2': {
    add: { tone: 'dark', footer: 'paper', searched: false },
    sections: [
      { type: 'type-hero', from: 'hero' },
      { type: 'service-rows', from: 'services' },
      { type: 'figure-line' },
      { type: 'project-stack', from: 'portfolio' },
      { type: 'scene-about', from: 'about' },
      { type: 'plan-table', from: 'pricing', change: withoutLinkWords },
      { type: 'large-quotes', from: 'testimonials' },
      { type: 'questions', from: 'faq' },
      { type: 'team', from: 'team' },
      { type: 'latest-posts', from: 'blog' },
      { type: 'partner-logos', from: 'partners' },
      { type: 'video-dialog' },
    ],
  },
  'home-3': {
    add: { tone: 'night' },
    sections: [
      { type: 'security-banner', from: 'banner' },
      { type: 'line-cards', from: 'what_we_do' },
      { type: 'security-features', from: 'about' },
      { type: 'line-cards', from: 'services' },
      { type: 'why-choose-us', from: 'why' },
      { type: 'pricing', from: 'pricing', change: withoutLinkWords, add: { tone: 'light' } },
      { type: 'latest-posts', from: 'blog', add: { tone: 'light' } },
      { type: 'trusted-partners', from: 'partners' },
      { type: 'video-dialog' },
    ],
  },
  about: {
    sections: [
      { type: 'about-intro', from: 'about' },
      {
        type: 'services-grid',
        from: 'services',
        change: ownServiceCards,
        add: { variant: 'quarter' },
      },
      { type: 'work-steps', from: 'steps' },
      { type: 'values', from: 'values' },
      { type: 'counters' },
      { type: 'client-quote', from: 'quote' },
      { type: 'team', from: 'team' },
    ],
  },
  services: {
    sections: [
      {
        type: 'services-grid',
        from: 'cards',
        change: (section) => rename(section, 'services', 'cards'),
        add: { variant: 'even' },
      },
      { type: 'service-list', from: 'list' },
      { type: 'call-band', from: 'call' },
    ],
  },
  contact: {
    sections: [
      { type: 'contact-ways', from: 'ways' },
      { type: 'contact-message', fields: ['hours', 'next'] },
    ],
  },
  faq: { sections: [{ type: 'faq-list', fields: ['heading', 'text', 'ask'] }] },
  testimonials: {
    sections: [{ type: 'testimonial-wall', fields: ['heading', 'text', 'reference'] }],
  },
  team: {
    sections: [
      { type: 'team', from: 'team', add: { members: 'all' } },
      { type: 'ask-for', from: 'ask' },
    ],
  },
  pricing: {
    sections: [
      { type: 'pricing', from: 'pricing', change: withoutLinkWords },
      { type: 'plan-comparison', from: 'comparison' },
      { type: 'questions', from: 'faq' },
    ],
  },
  login: { sections: [accountForm('login')] },
  register: { sections: [accountForm('register')] },
  'thank-you': { sections: [messagePanel('pink')] },
  'not-found': { sections: [messagePanel('lilac')] },
}

function accountForm(variant: 'login' | 'register'): Section {
  return {
    type: 'account-form',
    fields: ['labels', 'button', 'not_open', 'other'],
    add: { variant },
  }
}

function messagePanel(field: string): Section {
  return { type: 'message-panel', fields: ['text', 'action', 'picture', 'alt'], add: { field } }
}

/** The words of a plan's link stand in site/interface.yaml now, once for all pages. */
function withoutLinkWords(section: YAMLMap): void {
  section.delete('cta')
}

function rename(section: YAMLMap, from: string, to: string): void {
  const pair = section.items.find(({ key }) => String(key) === from)
  if (pair) pair.key = new Scalar(to)
}

/** Cards that shared their address and link words have their own, with the names that services have. */
function ownServiceCards(section: YAMLMap): void {
  const [path, cta] = [section.get('path'), section.get('cta')]
  section.delete('path')
  section.delete('cta')
  const cards = section.get('cards') as YAMLSeq<YAMLMap>
  for (const [index, card] of cards.items.entries()) {
    const [title, text] = [card.get('title', true), card.get('text', true)]
    const others = card.items.filter(({ key }) => !['title', 'text'].includes(String(key)))
    card.items = []
    card.set('id', index + 1)
    card.set('service_name', title)
    card.set('service_details', text)
    card.set('link', path)
    card.items.push(...others)
    card.set('alt', '')
    card.set('cta', cta)
  }
}

/** Moves the pages of a content folder from fields by section to lists of sections. A page that is a list stays. */
export async function toSectionPages(directory: string): Promise<void> {
  await moveLinkWords(directory)
  for (const folder of ['service-pages', 'legal']) await joinPageFiles(directory, folder)
  for (const [name, { sections, add = {} }] of Object.entries(PAGES)) {
    const file = `${directory}/pages/${name}.yaml`
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const document = parseDocument(text)
    const page = document.contents as YAMLMap
    const fields = page.get('sections')
    if (!isMap(fields)) continue
    page.delete('sections')
    for (const [key, value] of Object.entries(add)) page.set(key, value)
    const scene = fields.get('scene', true)
    if (scene) page.set('scene', scene)
    const list = new YAMLSeq<YAMLMap>()
    for (const section of sections) list.add(moveSection(document, fields, section))
    page.set('sections', list)
    const written = document
      .toString({ lineWidth: 110, singleQuote: true })
      .replaceAll(/\[ (.*?) \]/g, '[$1]')
    await writeFile(file, written.replace(/json-schemas\/[\w-]+\.json/, 'json-schemas/pages.json'))
  }
}

function moveSection(
  document: Document,
  fields: YAMLMap,
  { type, from, fields: names = [], change, add = {} }: Section,
): YAMLMap {
  const source = from ? fields.get(from) : undefined
  const section = isMap(source) ? (source.clone() as YAMLMap) : new YAMLMap()
  for (const name of names) section.set(name, fields.get(name, true))
  change?.(section)
  for (const [key, value] of Object.entries(add)) section.set(key, value)
  section.items.unshift(document.createPair('type', type))
  return section
}

/** Pages of services and legal texts say in their own file what stood in a second one of the same name. */
async function joinPageFiles(directory: string, folder: string): Promise<void> {
  for (const file of await readdir(`${directory}/${folder}`)) {
    const pageFile = `${directory}/pages/${basename(file, '.mdx')}.yaml`
    const page = await readFile(pageFile, 'utf8').catch(() => undefined)
    if (page === undefined) continue
    const text = await readFile(`${directory}/${folder}/${file}`, 'utf8')
    const fields = page.replace(/^# yaml-language-server.*\n/, '')
    await writeFile(`${directory}/${folder}/${file}`, text.replace(/^---\n/, `---\n${fields}`))
    await rm(pageFile)
  }
}

/** The words of a plan's link, which the home page said, for all pages. */
async function moveLinkWords(directory: string): Promise<void> {
  const home = parseDocument(await readFile(`${directory}/pages/home.yaml`, 'utf8'))
  const words = home.getIn(['sections', 'pricing', 'cta'])
  if (words === undefined) return
  const file = `${directory}/site/interface.yaml`
  const labels = parseDocument(await readFile(file, 'utf8'))
  labels.set('start_plan', words)
  await writeFile(file, labels.toString({ lineWidth: 110, singleQuote: true }))
}

import {
  type RecordFolderKey,
  recordFolders,
  type SingleFileKey,
  singleFiles,
} from '../../content-model/contentFiles.ts'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { labelOf } from '../form/labelOf.ts'

/** Parts of the list of everything, in the owner's words and order. */
export const GROUPS = [
  'Brand',
  'Pages',
  'Articles',
  'Services',
  'Plans and prices',
  'Team',
  'Clients',
  'Questions',
  'Menu, footer and forms',
  'Legal texts',
] as const

export type Group = (typeof GROUPS)[number]

type SingleFile = { group: Group; label: string; preview: string }

/** A file of its own, and the page on which its words show best. Every key has an entry, or types fail. */
const SINGLE_FILES: Record<SingleFileKey, SingleFile> = {
  brand: { group: 'Brand', label: 'Name, contacts and logo', preview: '/contact' },
  palette: { group: 'Brand', label: 'Colours', preview: '/' },
  claims: { group: 'Brand', label: 'Claims', preview: '/' },
  found: { group: 'Brand', label: 'Words for search engines', preview: '/' },
  comments: { group: 'Articles', label: 'Comments below articles', preview: '/blog-details' },
  plan_categories: { group: 'Plans and prices', label: 'Kinds of plan', preview: '/pricing' },
  plan_comparison: { group: 'Plans and prices', label: 'Comparison of plans', preview: '/pricing' },
  currencies: { group: 'Plans and prices', label: 'Currencies', preview: '/pricing' },
  partners: { group: 'Clients', label: 'Partner logos', preview: '/' },
  counters: { group: 'Clients', label: 'Figures that count up', preview: '/' },
  faqs: { group: 'Questions', label: 'Questions and answers', preview: '/faq' },
  navigation: { group: 'Menu, footer and forms', label: 'Menu', preview: '/' },
  footer: { group: 'Menu, footer and forms', label: 'Footer', preview: '/' },
  sidebar: { group: 'Menu, footer and forms', label: 'Sidebar', preview: '/service-details' },
  forms: { group: 'Menu, footer and forms', label: 'Forms', preview: '/contact' },
  search: { group: 'Menu, footer and forms', label: 'Search', preview: '/search-result' },
  interface_words: { group: 'Menu, footer and forms', label: 'Words of buttons', preview: '/' },
}

type RecordFolder = {
  group: Group
  /** What one record is called, as in "New article". */
  noun: string
  preview: string
  title: (value: Record<string, unknown>) => unknown
}

const RECORD_FOLDERS: Record<RecordFolderKey, RecordFolder> = {
  posts: { group: 'Articles', noun: 'article', preview: '/blog', title: ({ title }) => title },
  services: {
    group: 'Services',
    noun: 'service card',
    preview: '/',
    title: ({ service_name }) => service_name,
  },
  plans: {
    group: 'Plans and prices',
    noun: 'plan',
    preview: '/pricing',
    title: ({ category, plan_name }) => `${labelOf(String(category))}: ${plan_name}`,
  },
  team: { group: 'Team', noun: 'team member', preview: '/team', title: ({ name }) => name },
  projects: {
    group: 'Clients',
    noun: 'client site',
    preview: '/',
    title: ({ project_name }) => project_name,
  },
  testimonials: {
    group: 'Clients',
    noun: 'testimonial',
    preview: '/testimonials',
    title: ({ name }) => `Testimonial: ${name}`,
  },
}

const NAMED_FILES: Record<string, { group: Group; suffix: string }> = {
  pages: { group: 'Pages', suffix: '' },
  service_pages: { group: 'Services', suffix: ' (page)' },
  legal_texts: { group: 'Legal texts', suffix: '' },
}

export type Listing = { group: Group; label: string; preview: string }

/** How a file is listed, and on which page of the site its words show. */
export function listingOf(key: string, value: unknown, pathOfPage: Map<string, string>): Listing {
  const record = isGroup(value) ? value : {}
  if (isSingleFile(key)) return SINGLE_FILES[key]
  if (isRecordFolder(key)) {
    const { group, title, preview } = RECORD_FOLDERS[key]
    const ownPage = key === 'posts' && typeof record.link === 'string' ? record.link : preview
    return { group, label: String(title(record) ?? ''), preview: ownPage }
  }
  const [folder = '', name = ''] = key.split('.')
  const { group, suffix } = NAMED_FILES[folder] ?? { group: 'Pages', suffix: '' }
  return { group, label: labelOf(name) + suffix, preview: pathOfPage.get(name) ?? '/' }
}

/** Kinds of record of which the owner can make another. */
export function newRecordKinds(): { key: RecordFolderKey; group: Group; noun: string }[] {
  return Object.keys(recordFolders)
    .filter(isRecordFolder)
    .map((key) => ({ key, group: RECORD_FOLDERS[key].group, noun: RECORD_FOLDERS[key].noun }))
}

export function isRecordFolder(key: string): key is RecordFolderKey {
  return Object.hasOwn(recordFolders, key)
}

function isSingleFile(key: string): key is SingleFileKey {
  return Object.hasOwn(singleFiles, key)
}

import type { CollectionKey } from './collections.ts'

/** Folders and lists whose records are referred to, and their key fields, joined by hyphens if there are two. */
export const REFERRED_RECORDS: Partial<Record<CollectionKey, string[]>> = {
  team: ['name'],
  testimonials: ['name'],
  projects: ['project_name'],
  authors: ['name'],
  posts: ['link'],
  plan_categories: ['id'],
  plans: ['category', 'tier'],
  service_pages: ['path'],
  cases: ['path'],
}

import type { CollectionKey } from './collections.ts'

/** Collections whose records others refer to, with the fields of the reference, joined by a hyphen if there are two. */
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

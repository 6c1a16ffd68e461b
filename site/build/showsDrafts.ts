/** Whether a build shows drafts and scheduled articles. `build/buildSite.ts` alone decides that. */
export const SHOWS_DRAFTS = process.env.SITE_DRAFTS === 'yes'

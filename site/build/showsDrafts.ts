/** Whether a build shows drafts and scheduled articles. Only `build/buildSite.ts` decides that. */
export const SHOWS_DRAFTS = process.env.SITE_DRAFTS === 'yes'

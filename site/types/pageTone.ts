/** The ground of a page that is not light: ink, or the green night of the security pages. */
export type PageTone = 'dark' | 'night'

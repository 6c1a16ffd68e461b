/** Link targets of an article beside addresses of this site. */
export const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

/** Schemes that links of an article may use, besides addresses of this site. */
export const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

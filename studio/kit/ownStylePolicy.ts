/** Content security policy of drawings: they have inline styles, and must not run scripts here when opened directly. */
export const OWN_STYLE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Of a drawing: it has styles of its own, and opened by itself it must not run anything here. */
export const OWN_STYLE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

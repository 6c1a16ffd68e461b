export const MEBIBYTE = 1024 * 1024

/** The limit for an uploaded picture, before it is converted. */
export const MAX_UPLOAD_BYTES = 30 * MEBIBYTE

export const MEBIBYTE = 1024 * 1024

/** Of a picture as it comes from the computer. */
export const MAX_UPLOAD_BYTES = 30 * MEBIBYTE

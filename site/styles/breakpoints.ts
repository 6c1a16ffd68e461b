/** Widths of the window for pictures and scripts, as site/styles/media.css names them for styles. */
export const PHONE = '(max-width: 767px)'
export const NARROW = '(max-width: 519px)'
export const ABOVE_PHONE = '(min-width: 768px)'
export const BELOW_DESKTOP = '(max-width: 1023px)'

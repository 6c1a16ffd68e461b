/** Viewport widths for pictures and scripts, with the same names as for styles in site/styles/media.css. */
export const PHONE = '(max-width: 767px)'
export const NARROW = '(max-width: 519px)'
export const FOLDED_MENU = '(max-width: 1100px)'
export const ABOVE_PHONE = '(min-width: 768px)'
export const BELOW_DESKTOP = '(max-width: 1023px)'

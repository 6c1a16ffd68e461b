/**
 * Built widths in pixels of the pictures that owners replace, smallest first: as a rule three, for
 * phones, for desktops and for high-density screens. Each takes seconds of a build, so places share theirs. A master
 * narrower than the last is shown at its own size; `npm run launch-check` names it.
 */
export const PICTURE_WIDTHS_PX = {
  hero: [1440, 2048, 2880],
  heroPhone: [736, 1200],
  securityBanner: [960, 1920],
  about: [480, 800, 1200],
  message: [480, 800, 1200],
  serviceTile: [480, 960],
  testimonialPortrait: [240, 560],
  teamPortrait: [280, 680],
  writerPortrait: [180, 480],
  article: [240, 480, 960, 1360],
  articleText: [680, 1360],
  comment: [56, 112],
  projectFramed: [400, 784, 1200],
  projectTall: [240, 480],
  casePicture: [440, 560, 1040],
}

/**
 * Width on a phone, for the attribute `sizes`, of a picture from margin to margin. It is less than the true one: most
 * phones get 1.3 dots a pixel, at which matt renderings look as sharp as at 1.8, and lists are fetched three windows
 * ahead.
 */
export const PHONE_VW = 66

/**
 * AVIF effort, 0 to 9. From 0 to 1 a picture takes three times as long and saves one byte in six, from 1 to 2 twice as
 * long and one in twenty.
 */
export const EFFORT = {
  /** For pictures that a phone's first screen waits for. */
  firstScreen: 2,
  usual: 1,
  /** For widths above `WIDE_PX`, most of all pixels, which only wide windows and the densest screens ask for. */
  wide: 0,
}

export const WIDE_PX = 720

/** AVIF quality of the hero, the one picture that fills a window: its rails and edges stay sharp. At most 70 KiB. */
export const HERO_QUALITY = 64

/**
 * A client's site on narrow screens, which show its upper part, of this height by width: one size, as lists have many.
 * At less its words smear.
 */
export const NARROW_SITE = {
  widths: [580],
  ratio: 2 / 3,
  quality: 33,
  effort: EFFORT.firstScreen,
}

/** AVIF quality of screenshots, of which a page may show five: their words stay sharp. */
export const SITE_QUALITY = 37

/** AVIF quality of cards and portraits: a phone fetches eight of a list at once. */
export const LIST_QUALITY = 33

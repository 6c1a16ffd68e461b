/**
 * Widths in pixels of the pictures that owners replace, smallest first: usually three, for phones, desktops and
 * high-density screens. Each width costs seconds of build time, so layouts share them. A master narrower than the last
 * width is shown at its own size; `npm run launch-check` names it.
 */
export const PICTURE_WIDTHS_PX = {
  hero: [1440, 2048, 2880],
  heroPhone: [736, 1200],
  securityBanner: [960, 1920],
  about: [480, 800, 1200],
  message: [480, 800, 1000],
  contactHead: [480, 800, 1440],
  account: [480, 960, 1280],
  serviceTile: [480, 960],
  testimonialPortrait: [220, 560, 768],
  teamPortrait: [280, 680],
  writerPortrait: [180, 480],
  article: [220, 480, 960, 1360],
  articleText: [680, 1360],
  comment: [56, 112],
  projectFramed: [400, 784, 1200],
  projectTall: [240, 480],
  casePicture: [480, 800, 1440],
}

/**
 * Width in vw, for the attribute `sizes`, of a picture between a phone's margins. It is less than the true width:
 * phones with up to two dots per pixel then fetch 480 dots, or 1.3 per pixel, at which matt renderings look as sharp as
 * at 1.8, and lists are fetched three windows ahead. A picture's width below 480 must be less than this share of a
 * phone, 222 px at 390: a phone with one dot per pixel would fetch it.
 */
export const PHONE_VW = 57

/**
 * AVIF effort, 0 to 9. Effort 1 takes three times as long as 0 and saves one byte in six; effort 2 takes twice as long
 * as 1 and saves one byte in twenty.
 */
export const EFFORT = {
  /** For pictures that a phone's first screen waits for. */
  firstScreen: 2,
  usual: 1,
  /** For widths above `WIDE_PX`: most of all pixels, but fetched only by wide windows and the densest screens. */
  wide: 0,
}

export const WIDE_PX = 720

/** AVIF quality of the hero, the only picture that fills a window: fine edges stay sharp. At most 70 KiB. */
export const HERO_QUALITY = 64

/**
 * A client's site on narrow screens, which show its upper part (`ratio` is height divided by width): a width
 * for most phones, one for the densest screens. At a lower quality the words smear.
 */
export const NARROW_SITE = {
  widths: [540, 1080],
  ratio: 2 / 3,
  quality: 42,
  effort: EFFORT.firstScreen,
}

/** Of pictures of sites, whose small words must stay sharp: at quality 37 and effort 0 they smear. */
export const SITE_COMPRESSION = { quality: 50, effort: EFFORT.usual }

/** AVIF quality of cards and portraits. A phone fetches eight of a list at once. */
export const LIST_QUALITY = 33

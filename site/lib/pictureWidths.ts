/**
 * Built widths in pixels of the pictures that owners replace, smallest first: as a rule three, for
 * phones, for desktops and for high-density screens. Each takes seconds of a build, so places share theirs. A master
 * narrower than the last is shown at its own size; `npm run launch-check` names it.
 */
export const PICTURE_WIDTHS_PX = {
  hero: [1024, 1440, 2048, 2880],
  heroPhone: [480, 736, 1200],
  securityBanner: [736, 1200, 1920],
  about: [480, 680, 1200],
  message: [480, 800, 1200],
  serviceTile: [400, 640, 960],
  testimonialPortrait: [240, 480, 768],
  teamPortrait: [340, 480, 768],
  writerPortrait: [240, 340, 480],
  article: [680, 960, 1600],
  articleText: [680, 960, 1360],
  comment: [56, 112],
  projectFramed: [400, 784, 1200],
  projectTall: [240, 480],
  casePicture: [600, 960, 1440],
}

/** AVIF effort of pictures that a first screen waits for: four times the usual seconds, a tenth fewer bytes. */
export const FIRST_SCREEN_EFFORT = 3

/** AVIF quality of the hero, the one picture that fills a window: its rails and edges stay sharp. At most 70 KiB. */
export const HERO_QUALITY = 64

/** AVIF quality of screenshots, of which a page may show five: their words stay sharp. */
export const SITE_QUALITY = 37

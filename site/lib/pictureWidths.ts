/**
 * Widths in pixels that the build makes of the pictures that owners replace, smallest first. A master narrower than
 * the last is shown as large as it is; `npm run launch-check` names it.
 */
export const PICTURE_WIDTHS_PX = {
  hero: [1024, 1440, 1920, 2560],
  heroPhone: [480, 736, 960, 1200],
  securityBanner: [736, 1200, 1440, 1920],
  about: [480, 680, 1200, 1600],
  message: [480, 800, 1200],
  serviceTile: [400, 520, 720, 1008],
  testimonialPortrait: [240, 360, 480, 680, 768],
  teamPortrait: [240, 340, 480, 768],
  article: [480, 680, 800, 1200, 1600],
  articleText: [480, 680, 960, 1360],
  comment: [56, 112],
  projectFramed: [400, 784, 1200],
  projectTall: [240, 480],
  casePicture: [360, 600, 960, 1440],
}

/** AVIF quality of pictures of sites, of which a page may show five: their words stay sharp. */
export const SITE_QUALITY = 37

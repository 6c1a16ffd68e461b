import type { Illustration, Page, SharePicture } from '../../content-model/schemas/page.ts'

/** The size that Facebook, LinkedIn, X and the messaging apps show uncropped, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 }

const WORDS_ALONE: SharePicture = {
  swatch: 'wall',
  pictures: [],
  variant: 'beside',
  focus: 'middle',
}

/** Path of a page's share picture. */
export function sharePicturePath({ path }: Pick<Page, 'path'>): string {
  return `/share${path === '/' ? '/home' : path}.jpg`
}

/** Content of a page's share picture: from the page's file, else from its title bar. */
export function shareOf(page: Page & { illustration?: Illustration | undefined }): SharePicture {
  if (page.share) return page.share
  return page.illustration ? ofIllustration(page.illustration) : WORDS_ALONE
}

function ofIllustration({ picture, swatch, focus }: Illustration): SharePicture {
  return { swatch, pictures: [picture], variant: 'beside', focus }
}

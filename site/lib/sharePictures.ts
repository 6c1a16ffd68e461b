import type { Illustration, Page, SharePicture } from '../../content-model/schemas/page.ts'

/** What Facebook, LinkedIn, X and the messaging apps show whole, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 }

const WORDS_ALONE: SharePicture = {
  swatch: 'wall',
  pictures: [],
  variant: 'beside',
  focus: 'middle',
}

/** Where the share picture of a page stands. */
export function sharePicturePath({ path }: Pick<Page, 'path'>): string {
  return `/share${path === '/' ? '/home' : path}.jpg`
}

/** What a page's share picture shows: what its file says, or else what its title bar shows. */
export function shareOf(page: Page & { illustration?: Illustration | undefined }): SharePicture {
  if (page.share) return page.share
  return page.illustration ? ofIllustration(page.illustration) : WORDS_ALONE
}

function ofIllustration({ picture, swatch, focus }: Illustration): SharePicture {
  return { swatch, pictures: [picture], variant: 'beside', focus }
}

import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { PageName } from '../../content-model/schemas/pages.ts'
import type { SharePicture } from '../../content-model/schemas/sharePicture.ts'
import type { TitleScene } from '../../content-model/schemas/titleScene.ts'

/** What Facebook, LinkedIn, X and the messaging apps show whole, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 }

const WORDS_ALONE: SharePicture = {
  field: 'wall',
  pictures: [],
  place: 'beside',
  focus: 'middle',
}

/** Where the share picture of a page stands. */
export function sharePicturePath({ path }: Pick<Page, 'path'>): string {
  return `/share${path === '/' ? '/home' : path}.jpg`
}

/** What a page's share picture shows: what its file says, or else what its title bar shows. */
export function sharePictureOf(
  {
    pages,
    service_pages,
    legal_texts,
  }: Pick<SiteContent, 'pages' | 'service_pages' | 'legal_texts'>,
  name: PageName,
): SharePicture {
  const page = pages[name]
  if (page.share) return page.share
  const heads: Partial<Record<PageName, { scene: TitleScene }>> = {
    ...service_pages,
    ...legal_texts,
  }
  if ('sections' in page && 'scene' in page.sections) return ofScene(page.sections.scene)
  const head = heads[name]
  return head ? ofScene(head.scene) : WORDS_ALONE
}

function ofScene({ picture, field, focus }: TitleScene): SharePicture {
  return { field, pictures: [picture], place: 'beside', focus }
}

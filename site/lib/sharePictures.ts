import type { Page } from '../../content-model/schemas/page.ts'
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
export function shareOf(page: Page): SharePicture {
  if (page.share) return page.share
  const scene = sceneOf(page)
  return scene ? ofScene(scene) : WORDS_ALONE
}

function sceneOf(page: Page & { scene?: TitleScene; sections?: object }): TitleScene | undefined {
  if (page.scene) return page.scene
  const { sections } = page
  return sections && 'scene' in sections ? (sections.scene as TitleScene) : undefined
}

function ofScene({ picture, field, focus }: TitleScene): SharePicture {
  return { field, pictures: [picture], place: 'beside', focus }
}

/** Pictures are photographs and the like; logos are drawn. */
export type PictureType = 'picture' | 'logo'

/** Below the content folder. */
export const PICTURE_FOLDERS: Record<PictureType, string> = {
  picture: 'pictures',
  logo: 'logos',
}

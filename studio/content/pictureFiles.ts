/** Pictures are photographs and the like; logos are drawn. */
export type PictureType = 'picture' | 'logo'

/** Below the content folder. */
export const PICTURE_FOLDERS: Record<PictureType, string> = {
  picture: 'pictures',
  logo: 'logos',
}

/** What a control for a file offers. */
export const PICTURE_FILES = 'image/*,.svg'

/** The page on which a picture is described, cropped and replaced. @param path below the content folder. */
export function pictureAddress(path: string): string {
  return `/pictures/one?${new URLSearchParams({ path })}`
}

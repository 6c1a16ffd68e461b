/** Pictures are photographs and the like; logos are drawn. */
export type PictureType = 'picture' | 'logo'

/** Below the content folder. */
export const PICTURE_FOLDERS: Record<PictureType, string> = {
  picture: 'pictures',
  logo: 'logos',
}

/** The `accept` attribute of file inputs for pictures. */
export const PICTURE_FILES = 'image/*,.svg'

/** Address of the page on which a picture is described, cropped and replaced. @param path below the content folder. */
export function pictureAddress(path: string): string {
  return `/pictures/one?${new URLSearchParams({ path })}`
}

/** A process that draws pages of the site from a content of its own, without the site's scripts. */
export type Drawer = {
  /** Folder of the content that it draws. Whoever changes a file in it says so. */
  contentDirectory: string
  /** Where it answers, on this machine only. */
  url: string
  hasEnded: () => boolean
  /** Takes notice of changed files, paths on the disk. */
  take: (files: readonly string[]) => Promise<void>
  end: () => Promise<void>
}

/** Starts it, with the content as it is now. */
export type StartDrawer = () => Promise<Drawer>

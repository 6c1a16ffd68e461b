/** A process that renders pages of the site from its own copy of the content, without the site's scripts. */
export type Drawer = {
  /** Folder of the content that it renders. After a change in it, call `take`. */
  contentDirectory: string
  /** Base URL, on this machine only. */
  url: string
  hasEnded: () => boolean
  /** Reloads changed files, given as paths on the disk. */
  take: (files: readonly string[]) => Promise<void>
  end: () => Promise<void>
}

/** Starts a drawer with the current content. */
export type StartDrawer = () => Promise<Drawer>

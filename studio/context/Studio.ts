import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../core/database/tables.ts'
import type { Config } from '../../server/config.ts'
import type { describeProject } from '../../server/project.ts'
import type { AccessStore } from '../access/tables.ts'
import type { DraftStore } from '../content/drafts/draftStore.ts'
import type { Editor } from '../content/editing/editRecord.ts'
import type { GitCheckout } from '../content/git/gitCheckout.ts'
import type { CodeBundle } from '../kit/bundle.ts'
import type { FlashStore } from '../kit/FlashStore.ts'
import type { NavItem } from '../kit/navItems.ts'
import type { Audit } from '../kit/person.ts'
import type { Releases } from '../releases/createReleases.ts'
import type { StartDrawer } from './Drawer.ts'

/** Start options of the studio. */
export type StudioOptions = {
  /** Root of the project. */
  projectDirectory: string
  /** Its folder content/. */
  contentDirectory: string
  /** The receiver's settings: the studio runs beside it. */
  config: Config
  /** The receiver's own, which may be running. */
  database: Kysely<Tables>
  /** Address behind a proxy, as https://studio.example.com; undefined where it answers its own machine only. */
  origin: string | undefined
  /** Writes into the log who did what. */
  audit: Audit
  /** The content folder and its history. */
  checkout: GitCheckout
  /** Published releases. */
  releases: Releases
  /** People, keys and sessions. */
  access: AccessStore
  /** Starts what draws pages while one types. */
  startDrawer: StartDrawer
  /** The draft site as it is built for people elsewhere. */
  draftSite: Releases
  /** Where it is shown to them; undefined for nowhere. */
  draftPlace: { origin: string; port: number } | undefined
}

/** Services that the features share. */
export type Studio = StudioOptions &
  ReturnType<typeof describeProject> & {
    /** Everything that changes the content goes through its one history. */
    editor: Editor
    /** What was typed and is not in the content yet. */
    drafts: DraftStore
    flash: FlashStore
    /** Draws articles while they are written. */
    articles: CodeBundle
  }

/** A part of the studio. */
export type Feature = {
  /** Its entry in the header. */
  navItem?: NavItem
  /** Whether the entry is shown now; always unless it is given. */
  isShown?: (studio: Pick<Studio, 'contentDirectory'>) => boolean
  addRoutes: (app: FastifyInstance, studio: Studio) => void | Promise<void>
}

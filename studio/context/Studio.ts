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
  /** The project's folder content/. */
  contentDirectory: string
  /** The receiver's settings: the studio runs beside it. */
  config: Config
  /** The receiver's database; the receiver may be running. */
  database: Kysely<Tables>
  /**
   * Address behind a proxy, such as https://studio.example.com; undefined if the studio serves its own machine only.
   */
  origin: string | undefined
  /** Adds an entry to the audit log. */
  audit: Audit
  /** The content folder and its history. */
  checkout: GitCheckout
  /** Published releases. */
  releases: Releases
  /** People, keys and sessions. */
  access: AccessStore
  /** Starts the process that renders pages while a person types. */
  startDrawer: StartDrawer
  /** Builds of the draft site for people on other machines. */
  draftSite: Releases
  /** Where the draft site is served to them; undefined for nowhere. */
  draftPlace: { origin: string; port: number } | undefined
}

/** Services that the features share. */
export type Studio = StudioOptions &
  ReturnType<typeof describeProject> & {
    /** All changes of the content go through its single history. */
    editor: Editor
    /** Edits that are not in the content yet. */
    drafts: DraftStore
    flash: FlashStore
    /** Renders articles while they are written. */
    articles: CodeBundle
  }

/** A part of the studio. */
export type Feature = {
  /** The feature's entry in the header. */
  navItem?: NavItem
  /** Whether the entry is shown now; always if omitted. */
  isShown?: (studio: Pick<Studio, 'contentDirectory'>) => boolean
  addRoutes: (app: FastifyInstance, studio: Studio) => void | Promise<void>
}

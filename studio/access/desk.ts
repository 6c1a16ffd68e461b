import type { Studio } from '../Studio.ts'
import type { createPasskeys } from './passkeys.ts'
import type { limitSignIns } from './signIns.ts'
import type { AccessStore } from './tables.ts'

/** What the routes of access share. */
export type AccessDesk = Pick<Studio, 'audit'> & {
  store: AccessStore
  passkeys: ReturnType<typeof createPasskeys>
  /** Address of the studio. */
  origin: string
  /** Whether a link for a lost key can be sent by mail. */
  mailsKeys: boolean
}

/** For whoever has no session yet. */
export type OpenRoute = {
  readonly config: { readonly access: 'public' }
  readonly onRequest: ReturnType<typeof limitSignIns>
}

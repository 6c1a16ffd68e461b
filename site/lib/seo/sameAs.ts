import type { Profile } from '../../../content-model/schemas/profiles.ts'

/** Other addresses of somebody; no field at all where there are none. */
export function sameAs(profiles: Profile[]): { sameAs?: string[] } {
  return profiles.length === 0 ? {} : { sameAs: profiles.map(({ link }) => link) }
}

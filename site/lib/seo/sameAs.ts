import type { Profile } from '../../../content-model/schemas/profiles.ts'

/** Other URLs of a person or organisation; no field at all if there are none. */
export function sameAs(profiles: Profile[]): { sameAs?: string[] } {
  return profiles.length === 0 ? {} : { sameAs: profiles.map(({ link }) => link) }
}

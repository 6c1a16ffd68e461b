import * as z from 'zod'
import { recordIdSchema, SAME_EVERYWHERE, text, textSchema, webAddressSchema } from './fields.ts'

const networkName = text('Name of the network that visitors see.')

/** Names of the networks that have their own icon. */
export const networkNamesSchema = z.strictObject({
  facebook: networkName,
  x: networkName,
  instagram: networkName,
  pinterest: networkName,
  linkedin: networkName,
  google: networkName,
  github: networkName,
  youtube: networkName,
  tiktok: networkName,
  mastodon: networkName,
  bluesky: networkName,
  threads: networkName,
  xing: networkName,
  dribbble: networkName,
  behance: networkName,
  website: text('Name of a personal website.'),
})

/** Any other network has the icon of a link, and its profiles state the network's name. */
const networkSchema = z.enum([...networkNamesSchema.keyof().options, 'link'])

/** A profile of a person, or of the agency, on another site. */
const profileSchema = z.strictObject({
  id: recordIdSchema,
  link: webAddressSchema.describe('Address of the profile.'),
  icon: networkSchema.describe(
    'Network, which determines the icon: website for a personal website, link for any other network.',
  ),
  name: textSchema
    .optional()
    .meta({ title: 'Name of the network', [SAME_EVERYWHERE]: true })
    .describe(
      'Name of the network. If empty, its usual name is shown, or the address of the website.',
    ),
})

export type Profile = z.infer<typeof profileSchema>

/** Any number of profiles, including none. */
export const profilesSchema = z.array(profileSchema).default([])

import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Labels } from '../../content-model/schemas/site.ts'
import type { SocialLink } from '../components/SocialLinks/SocialLinks.tsx'

/** The agency's own profiles, each named after its network and told to open in a new tab. */
export function brandSocialLinks(brand: Brand, words: Labels): SocialLink[] {
  return brand.social.map(({ id, network, name, link }) => ({
    id,
    link,
    icon: network,
    label: `${name} (${words.opens_in_new_tab})`,
  }))
}

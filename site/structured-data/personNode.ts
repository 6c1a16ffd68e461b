import type { Person } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { TeamMember } from '../../content-model/schemas/people.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { subjectAnchor } from '../lib/subjectAnchor.ts'
import { siteNodeIds } from './nodeIds.ts'
import type { PageFacts } from './PageFacts.ts'

type Content = Pick<SiteContent, 'brand' | 'pages'>
type ShownPerson = NonNullable<PageFacts['people']>[number]

/** Name of somebody's node, from their own name, so that it stays when others join or leave. */
export function personId({ brand, pages }: Content, { name }: Pick<TeamMember, 'name'>): string {
  return pageUrl(brand, `${pages.team.path}#${encodeURIComponent(subjectAnchor(name))}`)
}

/** Somebody of the team, as the team page shows them. */
export function personNode(content: Content, { member, image }: ShownPerson): Person {
  return {
    '@type': 'Person',
    '@id': personId(content, member),
    name: member.name,
    jobTitle: member.position,
    description: member.bio,
    image: pageUrl(content.brand, image),
    url: pageUrl(content.brand, content.pages.team.path),
    worksFor: { '@id': siteNodeIds(content).organization },
    sameAs: member.social_media.map(({ link }) => link),
  }
}

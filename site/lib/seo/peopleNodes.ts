import type { Organization, Person } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { TeamMember } from '../../../content-model/schemas/teamMember.ts'
import { pageUrl } from '../pages.ts'
import { subjectAnchor } from '../text.ts'
import { siteNodeIds } from './nodeIds.ts'
import type { StructuredData } from './structuredData.ts'

type Content = Pick<SiteContent, 'brand' | 'pages'>
type ShownPerson = NonNullable<StructuredData['people']>[number]

/** Name of somebody's node, from their own name, so that it stays when others join or leave. */
function personId({ brand, pages }: Content, { name }: Pick<TeamMember, 'name'>): string {
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

/**
 * Who wrote an article. Somebody of the team is a person; any other name stands for the desk that the
 * author page describes, and a person of that name is not claimed.
 */
export function authorNode(
  content: Pick<SiteContent, 'brand' | 'pages' | 'team'>,
  name: string,
): Person | Organization {
  const { brand, pages, team } = content
  const member = team.find((person) => person.name === name)
  if (member) {
    return {
      '@type': 'Person',
      '@id': personId(content, member),
      name,
      jobTitle: member.position,
      url: pageUrl(brand, pages.team.path),
    }
  }
  const ids = siteNodeIds(content)
  return {
    '@type': 'Organization',
    '@id': ids.author,
    name,
    url: pageUrl(brand, pages.author.path),
    parentOrganization: { '@id': ids.organization },
  }
}

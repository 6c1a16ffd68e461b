import type { Organization, Person } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { siteNodeIds } from './nodeIds.ts'
import { personId } from './personNode.ts'

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

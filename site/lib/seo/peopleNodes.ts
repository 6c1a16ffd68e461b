import type { Organization, Person } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { TeamMember } from '../../../content-model/schemas/people.ts'
import { pageUrl } from '../pages.ts'
import { subjectAnchor } from '../text.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import { sameAs } from './sameAs.ts'
import type { StructuredData } from './structuredData.ts'

type Content = Pick<SiteContent, 'brand' | 'pages'>
type AuthorContent = Content & Pick<SiteContent, 'authors' | 'team'>
type ShownPerson = NonNullable<StructuredData['people']>[number]

/** Id of a person's node. It is derived from the name, so that it does not change when others join or leave. */
function personId({ brand, pages }: Content, { name }: Pick<TeamMember, 'name'>): string {
  return pageUrl(brand, `${pages.team.path}#${encodeURIComponent(subjectAnchor(name))}`)
}

/** A member of the team, as shown on the team page. */
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
    ...sameAs(member.social_media),
  }
}

/** Id of an author's node: that of the team member with the same name, if there is one. */
export function authorId(content: AuthorContent, name: string): string {
  const member = memberNamed(content, name)
  return member
    ? personId(content, member)
    : pageNodeId(content, authorNamed(content, name), 'author')
}

/**
 * The author of an article. A team member is a person; any other name is the editorial team described on the author's
 * page, so that no person of that name is claimed to exist.
 */
export function authorNode(content: AuthorContent, name: string): Person | Organization {
  const { path, social_media } = authorNamed(content, name)
  const member = memberNamed(content, name)
  const node = {
    '@id': authorId(content, name),
    name,
    url: pageUrl(content.brand, path),
    ...sameAs(social_media),
  }
  return member
    ? { '@type': 'Person', ...node, jobTitle: member.position }
    : {
        '@type': 'Organization',
        ...node,
        parentOrganization: { '@id': siteNodeIds(content).organization },
      }
}

function memberNamed({ team }: AuthorContent, name: string) {
  return team.find((person) => person.name === name)
}

function authorNamed({ authors }: AuthorContent, name: string) {
  const author = authors.find((record) => record.name === name)
  if (!author) throw new Error(`content/authors contains no ${name}.`)
  return author
}

import type { Organization, Person } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import { personId } from './personNode.ts'

type Content = Pick<SiteContent, 'brand' | 'pages' | 'authors' | 'team'>

/** Name of an author's node: that of the person, where somebody of the team has the author's name. */
export function authorId(content: Content, name: string): string {
  const member = memberNamed(content, name)
  return member
    ? personId(content, member)
    : pageNodeId(content, authorNamed(content, name), 'author')
}

/**
 * Who wrote an article. Somebody of the team is a person; any other name stands for the desk that the
 * author page describes, and a person of that name is not claimed.
 */
export function authorNode(content: Content, name: string): Person | Organization {
  const { brand, pages } = content
  const member = memberNamed(content, name)
  if (member) {
    return {
      '@type': 'Person',
      '@id': authorId(content, name),
      name,
      jobTitle: member.position,
      url: pageUrl(brand, pages.team.path),
    }
  }
  return {
    '@type': 'Organization',
    '@id': authorId(content, name),
    name,
    url: pageUrl(brand, authorNamed(content, name).path),
    parentOrganization: { '@id': siteNodeIds(content).organization },
  }
}

function memberNamed({ team }: Content, name: string) {
  return team.find((person) => person.name === name)
}

function authorNamed({ authors }: Content, name: string) {
  const author = authors.find((record) => record.name === name)
  if (!author) throw new Error(`content/authors holds no ${name}.`)
  return author
}

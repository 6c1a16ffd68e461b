import type { SiteContent } from '../../content-model/readContent.ts'
import type { Case } from '../../content-model/schemas/case.ts'
import type { Project } from '../../content-model/schemas/clients.ts'
import type { SectionPage } from '../../content-model/schemas/pages.ts'

/** The page that lists the cases; undefined if there is none. */
export function workPage({ pages }: Pick<SiteContent, 'pages'>): SectionPage | undefined {
  return Object.values(pages).find(({ sections }) =>
    sections.some(({ type }) => type === 'case-list'),
  )
}

/**
 * The client named in a record.
 * @throws if the client does not exist, which the content's validation rejects.
 */
export function clientOf(
  { projects }: Pick<SiteContent, 'projects'>,
  { client }: Pick<Case, 'client'>,
): Project {
  const project = projects.find(({ project_name }) => project_name === client)
  if (!project) throw new Error(`content/projects contains no ${client}.`)
  return project
}

/** Link to the first matching case, with its client and its first figure; undefined if no case matches. */
export function linkToCase(
  { cases, labels }: Pick<SiteContent, 'cases' | 'labels'>,
  isMeant: (study: Case) => boolean,
) {
  const study = cases.find(isMeant)
  if (!study) return undefined
  const { path, client, figures } = study
  return { label: labels.case.read, path, client, figure: figures[0] }
}

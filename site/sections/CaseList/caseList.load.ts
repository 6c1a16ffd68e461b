import { toneOnColour } from '../../../content-model/colours.ts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Case } from '../../../content-model/schemas/case.ts'
import { projectHead } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { framedTopPicture } from '../../build/pictures.ts'
import { clientOf } from '../../lib/cases.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { CaseCardProps, CaseListProps } from './CaseList.tsx'
import { type CaseWidth, widthAt } from './widthAt.ts'

const WIDTHS_VW: Record<CaseWidth, number> = { full: 54, wide: 54, narrow: 38 }

export const load: SectionLoader<CaseListProps> = async (_copy, { content }) => {
  const { cases } = content
  if (cases.length === 0) return undefined
  return {
    props: {
      cases: await Promise.all(
        cases.map((study, index) => caseCard(content, study, widthAt(index, cases.length))),
      ),
    },
    structuredData: { pageType: 'CollectionPage' },
  }
}

async function caseCard(
  content: SiteContent,
  study: Case,
  width: CaseWidth,
): Promise<CaseCardProps> {
  const project = clientOf(content, study)
  const { name, kind, swatch } = projectHead(project, content)
  const [figure] = study.figures
  return {
    path: study.path,
    heading: study.heading,
    name,
    kind,
    figure: figure && { text: figure.figure, title: figure.title },
    swatch,
    tone: toneOnColour(content.palette, project.colour),
    width,
    picture: await framedTopPicture(
      project,
      `${PHONE} 92vw, ${BELOW_DESKTOP} ${width === 'full' ? 54 : 46}vw, ${WIDTHS_VW[width]}vw`,
    ),
  }
}

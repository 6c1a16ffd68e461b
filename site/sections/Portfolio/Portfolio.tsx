import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { SlideShow } from '../../components/SlideShow/SlideShow.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { fillWords } from '../../lib/text.ts'
import styles from './Portfolio.module.css'
import { PortfolioPanel, type PortfolioProject } from './PortfolioPanel.tsx'

/** Index of the panel, or on phones the slide, that is shown first. */
const START_INDEX = 4

export type PortfolioProps = SectionProps<'portfolio'> & { projects: PortfolioProject[] }

/** Client sites as a row of panels, one of them open; on phones a carousel. */
export function Portfolio({ id, copy, projects, labels }: PortfolioProps) {
  return (
    <section className="section" data-tone="dark" aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={copy.label} heading={copy.heading}>
          <ActionLink action={copy.action} ball />
        </SectionHead>
        <div data-reveal data-portfolio>
          <SlideShow
            className={styles.panels}
            label={copy.label}
            slides={projects.map((project, index) => ({
              key: String(project.id),
              content: (
                <PortfolioPanel
                  project={project}
                  open={index === START_INDEX}
                  newTabLabel={labels.opens_in_new_tab}
                />
              ),
            }))}
            labels={labels}
            speedMs={500}
            startIndex={START_INDEX}
            dotLabel={(number) => fillWords(labels.go_to_slide, { number, count: projects.length })}
          />
        </div>
        {copy.all && (
          <p className={styles.all}>
            <TextLink href={copy.all.path}>{copy.all.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  )
}

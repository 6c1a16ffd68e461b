import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { SlideShow, type SlideShowWords } from '../../components/SlideShow/SlideShow.tsx'
import styles from './Portfolio.module.css'
import { PortfolioPanel, type PortfolioProject } from './PortfolioPanel.tsx'

/** The panel that stands open, and the slide that stands first on phones, before anybody touches one: the fifth. */
const START_INDEX = 4

type PortfolioProps = {
  words: { label: string; heading: string; action: { label: string; path: string } }
  projects: PortfolioProject[]
  slideWords: SlideShowWords
  newTabLabel: string
}

/** Client sites: a row of panels of which one stands open; on phones a carousel. */
export function Portfolio({ words, projects, slideWords, newTabLabel }: PortfolioProps) {
  if (projects.length === 0) return null
  return (
    <section className="band" data-tone="dark" aria-labelledby="portfolio-heading">
      <div className="wrap">
        <SectionHead id="portfolio-heading" label={words.label} heading={words.heading}>
          <ButtonLink href={words.action.path} ball>
            {words.action.label}
          </ButtonLink>
        </SectionHead>
        <div data-reveal data-portfolio>
          <SlideShow
            className={styles.panels}
            label={words.label}
            slides={projects.map((project, index) => ({
              key: String(project.id),
              content: (
                <PortfolioPanel
                  project={project}
                  open={index === START_INDEX}
                  newTabLabel={newTabLabel}
                />
              ),
            }))}
            words={slideWords}
            speedMs={500}
            startIndex={START_INDEX}
            media="(max-width: 767px)"
            dots
          />
        </div>
      </div>
    </section>
  )
}

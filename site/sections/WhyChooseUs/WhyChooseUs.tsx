import type { SectionProps } from '../../build/loadSections.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { DotList } from '../../components/DotList/DotList.tsx'
import layout from '../../styles/layout.module.css'
import styles from './WhyChooseUs.module.css'

export type WhyChooseUsProps = SectionProps<'why-choose-us'> & { tone: 'dark' | 'light' }

/** Reasons as a ruled list on the colour bone, 6 + 6 columns. */
export function WhyChooseUs({ id, copy, tone }: WhyChooseUsProps) {
  return (
    <section
      className={`section ${styles.section}`}
      data-tone={tone}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`container ${layout.columns} ${styles.grid}`} data-from="tablet">
        <div data-scroll-in>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {copy.heading}
          </h2>
          <ButtonLink href={copy.action.path}>
            {copy.action.label}
            <span className="visually-hidden">: {copy.heading}</span>
          </ButtonLink>
        </div>
        <div data-scroll-in="1">
          <DotList items={copy.points} className={`${layout.ruled} ${styles.points}`} />
        </div>
      </div>
    </section>
  )
}

import type { SectionProps } from '../../build/loadSections.ts'
import { CoverLink } from '../../components/CoverLink/CoverLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx'
import texts from '../../styles/texts.module.css'
import styles from './CaseList.module.css'
import type { CaseWidth } from './widthAt.ts'

export type CaseCardProps = {
  path: string
  heading: string
  name: string
  /** The client's sector, and the platform of the site. */
  kind: string
  figure: { text: string; title: string } | undefined
  /** Palette name of the client's colour, also used around the picture. */
  swatch: string
  tone: 'dark' | undefined
  width: CaseWidth
  picture: PreparedPicture
}

export type CaseListProps = SectionProps<'case-list'> & { cases: CaseCardProps[] }

/** All cases: the first at full width, the others in pairs of unequal width. */
export function CaseList({ cases, labels }: CaseListProps) {
  return (
    <div className="section">
      <ul role="list" className={`container ${styles.list}`}>
        {cases.map((card, index) => (
          <li
            key={card.path}
            className={styles[card.width]}
            data-scroll-in={index === 0 ? undefined : ''}
          >
            <CaseCard {...card} action={labels.case.read} first={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CaseCard(props: CaseCardProps & { action: string; first: boolean }) {
  const { path, heading, name, kind, figure, swatch, tone, picture, action, first } = props
  return (
    <article className={styles.card} data-swatch={swatch} data-tone={tone ?? 'light'}>
      <div className={styles.copy}>
        <p className={styles.client}>
          <span className={styles.name}>{name}</span> <span>{kind}</span>
        </p>
        <h2 className={styles.heading}>
          <CoverLink href={path}>{heading}</CoverLink>
        </h2>
        {figure && (
          <p className={styles.figure}>
            <span className={`${texts.figure} ${styles.number}`}>{figure.text}</span>{' '}
            <span>{figure.title}</span>
          </p>
        )}
        <p className={styles.action} aria-hidden="true">
          {action}
        </p>
      </div>
      <PictureFrame picture={picture} swatch={swatch} first={first} />
    </article>
  )
}

import type { ReactNode } from 'react'
import { ContentsFold } from '../../components/ContentsFold/ContentsFold.tsx'
import {
  ContentsList,
  type ContentsListProps,
} from '../../components/ContentsList/ContentsList.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import styles from './ArticleText.module.css'

type ArticleTextProps = {
  /** Contents of long articles: beside the text, or collapsed above it if the window is too narrow. */
  contents?: ContentsListProps | undefined
  children: ReactNode
}

/** The text of an article, from the author's file. */
export function ArticleText({ contents, children }: ArticleTextProps) {
  return (
    <div className={styles.columns}>
      <div>
        {contents && (
          <div className={styles.folded} data-pagefind-ignore>
            <ContentsFold {...contents} />
          </div>
        )}
        <Prose>{children}</Prose>
      </div>
      {contents && (
        <div className={styles.side} data-pagefind-ignore>
          <p className={styles.label}>{contents.label}</p>
          <ContentsList {...contents} />
        </div>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Labels } from '../../../content-model/schemas/site.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import styles from './SearchDialog.module.css'

type SearchDialogProps = {
  words: Labels
  /** The field and its results, an island. */
  children: ReactNode
}

/** The search modal: one field across the top of the window; it leads to the results page. */
export function SearchDialog({ words, children }: SearchDialogProps) {
  return (
    <Dialog id="search-dialog" label={words.search_title} closeLabel={words.close} look="top">
      <div className={`wrap ${styles.content}`}>{children}</div>
    </Dialog>
  )
}

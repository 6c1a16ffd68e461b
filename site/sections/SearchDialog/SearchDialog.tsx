import type { ReactNode } from 'react'
import type { Labels } from '../../../content-model/schemas/site.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import styles from './SearchDialog.module.css'

type SearchDialogProps = {
  labels: Labels
  /** The field and its results, an island. */
  children: ReactNode
}

/** The search modal: one field across the top of the window; it leads to the results page. */
export function SearchDialog({ labels, children }: SearchDialogProps) {
  return (
    <Dialog id="search-dialog" label={labels.search_title} closeLabel={labels.close} variant="top">
      <div className={`container ${styles.content}`}>{children}</div>
    </Dialog>
  )
}

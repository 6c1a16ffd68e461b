import type { ReactNode } from 'react'
import type { Labels } from '../../../content-model/schemas/site.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SearchForm, type SearchFormProps } from '../../islands/Search/SearchForm.tsx'
import styles from './SearchDialog.module.css'

type SearchDialogProps = {
  labels: Labels
  form: SearchFormProps
  fieldId: string
  /** The results while the visitor types, an island. */
  children: ReactNode
}

/** The search modal: one field across the top of the window; it leads to the results page. */
export function SearchDialog({ labels, form, fieldId, children }: SearchDialogProps) {
  return (
    <Dialog id="search-dialog" label={labels.search_title} closeLabel={labels.close} variant="top">
      <div className={`container ${styles.content}`}>
        <SearchForm {...form} fieldId={fieldId} autoFocus>
          {children}
        </SearchForm>
      </div>
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import type { Labels } from '../../../content-model/schemas/site.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SearchForm, type SearchFormProps } from '../../islands/Search/SearchForm.tsx'
import styles from './SearchDialog.module.css'

type SearchDialogProps = {
  labels: Labels
  form: SearchFormProps
  fieldId: string
  /** The island that shows results while the visitor types. */
  children: ReactNode
}

/** The search dialog: a field across the top of the window, which leads to the results page. */
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

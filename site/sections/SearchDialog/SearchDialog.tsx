import type { InterfaceWords } from '../../../content-model/schemas/interfaceWords.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import styles from './SearchDialog.module.css'

/** The search modal: one field across the top of the window; it leads to the results page. */
export function SearchDialog({ words }: { words: InterfaceWords }) {
  return (
    <Dialog id="search-dialog" label={words.search_title} closeLabel={words.close} look="top">
      <search>
        <form className={`wrap ${styles.form}`} action="/search-result" method="get">
          <input
            className={styles.field}
            type="search"
            name="q"
            placeholder={words.search_placeholder}
            aria-label={words.search}
            autoComplete="off"
            // The dialog focuses it on opening; the page itself is not touched.
            autoFocus
          />
          <Button type="submit" size="large">
            {words.search}
          </Button>
        </form>
      </search>
    </Dialog>
  )
}

import type { TranslationForm } from '../../content/form/translationForm.ts'
import { labels } from './labels.ts'

type TranslationHeadProps = {
  progress: ReturnType<TranslationForm['progress']>
  showsAll: boolean
  onShowsAll: (showsAll: boolean) => void
}

/** How much of a record is translated, and the choice to see the fields too that no translation needs. */
export function TranslationHead({ progress, showsAll, onShowsAll }: TranslationHeadProps) {
  return (
    <div>
      <p>{labels.written(progress.written, progress.all)}</p>
      <label>
        <input
          type="checkbox"
          checked={showsAll}
          onChange={({ target }) => onShowsAll(target.checked)}
        />{' '}
        {labels.allFields}
      </label>
    </div>
  )
}

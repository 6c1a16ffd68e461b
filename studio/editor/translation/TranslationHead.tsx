import type { TranslationForm } from '../../content/form/translationForm.ts'
import { labels } from './labels.ts'

type TranslationHeadProps = {
  progress: ReturnType<TranslationForm['progress']>
  showsAll: boolean
  onShowsAll: (showsAll: boolean) => void
}

/** The progress of a translation, and a checkbox that shows the fields that need none. */
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

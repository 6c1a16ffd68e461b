import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

/** Ids of the lists, of all addresses of the site and all its fonts, which fields offer while one types. */
export const ADDRESSES_ID = 'addresses'
export const FONTS_ID = 'fonts'

/** Words for which what is there is offered, but which may lead elsewhere too. */
export function SuggestControl({
  value,
  path,
  label: _label,
  listId,
  ...frame
}: ControlProps & { listId: string }) {
  const { set } = useForm()
  return (
    <input
      {...frame}
      type="text"
      list={listId}
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(path, target.value.trim())}
    />
  )
}

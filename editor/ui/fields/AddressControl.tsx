import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'

/** Id of the list of all addresses of the site, which every such field offers while one types. */
export const ADDRESSES_ID = 'addresses'

export function AddressControl({ value, path, label: _label, ...frame }: ControlProps) {
  const { set } = useForm()
  return (
    <input
      {...frame}
      type="text"
      list={ADDRESSES_ID}
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(path, target.value.trim())}
    />
  )
}

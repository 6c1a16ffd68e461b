import { type ControlProps, useForm } from '../../form/form.ts'

export const ADDRESSES_ID = 'addresses'
const FONTS_ID = 'fonts'

/** A text field that suggests existing addresses or fonts, and accepts other values too. */
export function SuggestControl({ schema, value, path, frame }: ControlProps) {
  const { set } = useForm()
  return (
    <input
      {...frame}
      type="text"
      list={schema['x-refers-to'] === 'font' ? FONTS_ID : ADDRESSES_ID}
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(path, target.value.trim())}
    />
  )
}

/** Datalists of all addresses and fonts of the site, which fields suggest while a person types. */
export function Suggestions() {
  const { address, anchor, font, pageTitles } = useForm().choices
  const optionOf = (value: string) => <option key={value} value={value} label={pageTitles[value]} />
  return (
    <>
      <datalist id={ADDRESSES_ID}>{[...address, ...anchor].map(optionOf)}</datalist>
      <datalist id={FONTS_ID}>{font.map(optionOf)}</datalist>
    </>
  )
}

import { useId, useState } from 'react'
import type { FieldSchema } from '../../../../content-model/fieldsOf.ts'
import type { GroupVariant } from '../../../content/form/controls.ts'
import { labelOf } from '../../../content/form/fieldLabels.ts'
import { Button } from '../../../kit/Button.tsx'
import { labels } from '../../frame/labels.ts'
import styles from './ListField.module.css'

export type AddVariantProps = {
  variants: GroupVariant[]
  itemSchema: FieldSchema
  label: string
  /** @param value the new item; by default an item with blank fields. */
  onAdd: (schema: FieldSchema, value?: unknown) => void
}

/** A select of the variants of an item, with their descriptions. The chosen one is added at the end. */
export function AddVariant({ variants, label, onAdd }: AddVariantProps) {
  const [chosen, setChosen] = useState(0)
  const variant = variants[chosen]
  const selectId = useId()
  return (
    <div className={styles.add}>
      <label htmlFor={selectId}>{labels.field.addTo(label)}</label>
      <select
        id={selectId}
        aria-describedby={`${selectId}-help`}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {variants.map(({ name }, index) => (
          <option key={name} value={index}>
            {labelOf(name)}
          </option>
        ))}
      </select>
      <Button isSmall data-add onClick={() => variant && onAdd(variant.schema)}>
        {labels.field.add}
      </Button>
      <p id={`${selectId}-help`}>{variant?.schema.description}</p>
    </div>
  )
}

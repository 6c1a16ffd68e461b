import { useRef, useState } from 'react'
import { fieldName, isGroup } from '../../../content-model/fieldsOf.ts'
import type { Control } from '../../form/controlOf.ts'
import { faultsOf, useForm } from '../FormContext.ts'
import type { FieldProps } from './FieldProps.ts'

type TableFieldProps = FieldProps & { control: Extract<Control, { kind: 'table' }> }
type Row = { key: number; name: string; value: unknown }

/** Names with a figure each, as the price in dollars for a price in pounds. */
export function TableField({ schema, path, label, value }: TableFieldProps) {
  const form = useForm()
  const nextKey = useRef(0)
  // The rows stay in their order while one types: a group would sort them by their names.
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(isGroup(value) ? value : {}).map(([name, part]) => ({
      key: nextKey.current++,
      name,
      value: part,
    })),
  )
  const faults = [path, ...rows.map(({ name }) => [...path, name])].flatMap((place) =>
    faultsOf(form, place),
  )

  function change(next: Row[]) {
    setRows(next)
    form.set(path, Object.fromEntries(next.map((row) => [row.name, row.value])))
  }
  const changeRow = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <fieldset data-field-name={fieldName(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {faults.length > 0 && <p className="fault">{faults.join(' ')}</p>}
      {rows.map((row) => (
        <div className="row" key={row.key}>
          <input
            type="text"
            className="short"
            aria-label={`${label}: name`}
            value={row.name}
            onChange={({ target }) => changeRow(row.key, { name: target.value })}
          />
          <input
            type="number"
            className="short"
            aria-label={`${label}: figure for ${row.name}`}
            value={typeof row.value === 'number' ? row.value : ''}
            onChange={({ target }) =>
              changeRow(row.key, {
                value: Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber,
              })
            }
          />
          <button
            type="button"
            className="sign"
            aria-label={`Remove: ${row.name}`}
            onClick={() => change(rows.filter(({ key }) => key !== row.key))}
          >
            ✕
          </button>
        </div>
      ))}
      <button
        type="button"
        className="add small"
        onClick={() => change([...rows, { key: nextKey.current++, name: '', value: null }])}
      >
        Add a row
      </button>
    </fieldset>
  )
}

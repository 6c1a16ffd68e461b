import { useRef, useState } from 'react'
import { isGroup } from '../../../../content-model/fieldsOf.ts'
import { Button } from '../../../kit/Button.tsx'
import styles from '../../form/controls.module.css'
import { GroupFrame } from '../../form/FieldFrame.tsx'
import { type FieldProps, problemsAt, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'

type Row = { key: number; name: string; value: unknown }

/** Pairs of a name and a number, such as the price in dollars for a price in pounds. */
export function TableField(props: FieldProps) {
  const { path, label, value } = props
  const form = useForm()
  const nextKey = useRef(0)
  // Rows keep their order while a person types: an object would reorder names that are numbers.
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(isGroup(value) ? value : {}).map(([name, part]) => ({
      key: nextKey.current++,
      name,
      value: part,
    })),
  )
  const places = [path, ...rows.map(({ name }) => [...path, name])]
  const problems = places.map((place) => problemsAt(form, place)).filter(Boolean)

  function change(next: Row[]) {
    setRows(next)
    form.set(path, Object.fromEntries(next.map((row) => [row.name, row.value])))
  }
  const changeRow = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <GroupFrame {...props} problems={problems.join(' ')}>
      {rows.map((row) => (
        <div className={styles.row} key={row.key}>
          <input
            type="text"
            className={styles.short}
            aria-label={labels.field.rowName(label)}
            value={row.name}
            onChange={({ target }) => changeRow(row.key, { name: target.value })}
          />
          <input
            type="number"
            className={styles.short}
            aria-label={labels.field.rowFigure(label, row.name)}
            value={typeof row.value === 'number' ? row.value : ''}
            onChange={({ target }) =>
              changeRow(row.key, {
                value: Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber,
              })
            }
          />
          <Button
            variant="sign"
            aria-label={labels.field.remove(row.name)}
            onClick={() => change(rows.filter(({ key }) => key !== row.key))}
          >
            ✕
          </Button>
        </div>
      ))}
      <div>
        <Button
          isSmall
          onClick={() => change([...rows, { key: nextKey.current++, name: '', value: null }])}
        >
          {labels.field.addRow}
        </Button>
      </div>
    </GroupFrame>
  )
}

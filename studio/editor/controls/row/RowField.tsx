import { cellsOf, emptyValue } from '../../../content/form/controls.ts'
import { Button } from '../../../kit/Button.tsx'
import { GroupFrame } from '../../form/FieldFrame.tsx'
import { type FieldProps, type HoldsFields, useForm } from '../../form/form.ts'
import { labels } from '../../frame/labels.ts'
import styles from './RowField.module.css'

/** A fixed number of fields in a row, such as the label and the length of a bar. */
export function RowField(props: FieldProps & HoldsFields) {
  const { schema, path, label, value, isOptional = false, Field } = props
  const { set, translation } = useForm()
  const isFixed = translation?.form.originalAt(path) !== undefined
  const { addGroup, removeGroup, item } = labels.field
  const cells = Array.isArray(value) ? value : []
  const isThere = !isOptional || value !== undefined
  return (
    <GroupFrame {...props}>
      {isThere && (
        <div className={styles.row}>
          {cellsOf(schema).map((cell, index) => (
            <Field
              key={cell.title ?? index}
              schema={cell}
              path={[...path, index]}
              label={cell.title ?? item(index + 1)}
              value={cells[index]}
            />
          ))}
        </div>
      )}
      {isOptional && !isFixed && (
        <div>
          <Button isSmall onClick={() => set(path, isThere ? undefined : emptyValue(schema))}>
            {isThere ? removeGroup(label) : addGroup(label)}
          </Button>
        </div>
      )}
    </GroupFrame>
  )
}

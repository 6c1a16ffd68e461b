import { type ReactNode, useId } from 'react'
import { type FieldPath, fieldName } from '../../../content-model/fieldsOf.ts'
import { faultsOf, useForm } from '../FormContext.ts'

/** What a control needs to belong to its label, its describing sentence and its faults. */
type FrameProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type ControlProps = FrameProps & { value: unknown; path: FieldPath; label: string }

type FieldFrameProps = {
  label: string
  description: string | undefined
  path: FieldPath
  children: (frame: FrameProps) => ReactNode
}

/** Label, describing sentence, control and what is wrong with it. */
export function FieldFrame({ label, description, path, children }: FieldFrameProps) {
  const id = useId()
  const faults = faultsOf(useForm(), path)
  const helpId = description ? `${id}-help` : undefined
  const faultId = faults.length > 0 ? `${id}-fault` : undefined
  const describedBy = [faultId, helpId].filter(Boolean).join(' ')
  return (
    <div className="field" data-field-name={fieldName(path)}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <p className="help" id={helpId}>
          {description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': faultId ? true : undefined,
      })}
      {faultId && (
        <p className="fault" id={faultId}>
          {faults.join(' ')}
        </p>
      )}
    </div>
  )
}

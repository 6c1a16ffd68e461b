import { controlOf } from '../../form/controlOf.ts'
import { type Form, FormProvider, useForm } from '../FormContext.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import { ColourControl } from './ColourControl.tsx'
import { DateControl } from './DateControl.tsx'
import { EitherField } from './EitherField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { GroupField } from './GroupField.tsx'
import { ListField } from './ListField.tsx'
import { NumberControl } from './NumberControl.tsx'
import { PictureControl } from './PictureControl.tsx'
import { ADDRESSES_ID, FONTS_ID, SuggestControl } from './SuggestControl.tsx'
import { TableField } from './TableField.tsx'
import { TextControl } from './TextControl.tsx'
import { YesNoControl } from './YesNoControl.tsx'

/** Any field, with the control that its schema asks for. */
export function Field({ isOptional = false, ...props }: FieldProps) {
  const form = useForm()
  const field = <FilledField {...props} value={props.value ?? props.schema.default} />
  if (!isOptional) return field
  // What may be left out is left out when it is blank, or says what holds without it.
  const set: Form['set'] = (path, part) => {
    const isOwn = path.length === props.path.length
    const isBlank = part === '' || part === null || part === props.schema.default
    form.set(path, isOwn && isBlank ? undefined : part)
  }
  return <FormProvider value={{ ...form, set }}>{field}</FormProvider>
}

function FilledField(props: FieldProps) {
  const { schema, label, path, value, hasAlt = false } = props
  const { choices } = useForm()
  const control = controlOf(schema)
  switch (control.kind) {
    case 'group':
      return <GroupField {...props} control={control} Field={Field} />
    case 'list':
      return <ListField {...props} control={control} Field={Field} />
    case 'table':
      return <TableField {...props} control={control} />
    case 'either':
      return <EitherField {...props} branches={control.branches} Field={Field} />
    case 'fixed':
      return null
  }
  return (
    <FieldFrame label={label} description={schema.description} path={path}>
      {(frame) => {
        const common = { ...frame, value, path, label }
        switch (control.kind) {
          case 'text':
            return <TextControl {...common} maxLength={schema.maxLength} />
          case 'number':
            return <NumberControl {...common} control={control} />
          case 'yesNo':
            return <YesNoControl {...common} />
          case 'colour':
            return <ColourControl {...common} />
          case 'date':
            return <DateControl {...common} />
          case 'oneOf':
            return <ChoiceControl {...common} options={control.options} />
          case 'record':
            return <ChoiceControl {...common} options={choices.records[control.target] ?? []} />
          case 'address':
            return <SuggestControl {...common} listId={ADDRESSES_ID} />
          case 'font':
            return <SuggestControl {...common} listId={FONTS_ID} />
          case 'picture':
            return <PictureControl {...common} kind="picture" hasAlt={hasAlt} />
          case 'file':
            return control.target === 'logo' ? (
              <PictureControl {...common} kind="logo" hasAlt={false} />
            ) : (
              <ChoiceControl {...common} options={choices.video} />
            )
        }
      }}
    </FieldFrame>
  )
}

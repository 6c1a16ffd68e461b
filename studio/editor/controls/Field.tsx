import type { FieldSchema } from '../../../content-model/fieldsOf.ts'
import { controlOf } from '../../content/form/controls.ts'
import { schemaOfForm } from '../../content/form/fieldLabels.ts'
import {
  ADDRESSES_ID,
  ChoiceControl,
  ColourControl,
  DateControl,
  FONTS_ID,
  NumberControl,
  SuggestControl,
  TextControl,
  YesNoControl,
} from './controls.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { FocusField } from './FocusField.tsx'
import { type FieldProps, type Form, FormProvider, useForm } from './form.ts'
import { EitherField, GroupField, GroupFields, OptionalGroupField, TableField } from './groups.tsx'
import { ListField } from './ListField.tsx'
import { PictureControl } from './PictureControl.tsx'

type RootFieldProps = { schema: FieldSchema; label: string; value: unknown }

/** A whole file: its fields, or the list that it is. */
export function RootField({ schema, label, value }: RootFieldProps) {
  const control = controlOf(schemaOfForm(schema, value))
  return control.type === 'group' ? (
    <GroupFields control={control} path={[]} value={value} Field={Field} />
  ) : (
    <Field schema={schema} path={[]} label={label} value={value} />
  )
}

/** Any field, with the control that its schema asks for. */
function Field({ isOptional = false, ...props }: FieldProps) {
  const form = useForm()
  const field = (
    <FilledField {...props} isOptional={isOptional} value={props.value ?? props.schema.default} />
  )
  if (!isOptional) return field
  // What may be left out is left out when it is blank, or says what holds without it.
  const set: Form['set'] = (path, part) => {
    const isOwn = path.length === props.path.length
    const isBlank =
      part === '' ||
      part === null ||
      part === props.schema.default ||
      (Array.isArray(part) && part.length === 0)
    form.set(path, isOwn && isBlank ? undefined : part)
  }
  return <FormProvider value={{ ...form, set }}>{field}</FormProvider>
}

function FilledField(props: FieldProps) {
  const { schema, label, path, value, hasAlt = false, isOptional = false } = props
  const { choices } = useForm()
  const control = controlOf(schema)
  switch (control.type) {
    case 'group':
      return isOptional ? (
        <OptionalGroupField {...props} control={control} Field={Field} />
      ) : (
        <GroupField {...props} control={control} Field={Field} />
      )
    case 'list':
      return <ListField {...props} control={control} Field={Field} />
    case 'table':
      return <TableField {...props} control={control} />
    case 'focus':
      return <FocusField {...props} control={control} />
    case 'either':
      return <EitherField {...props} branches={control.branches} Field={Field} />
    case 'fixed':
      return null
  }
  return (
    <FieldFrame label={label} description={schema.description} path={path}>
      {(frame) => {
        const common = { ...frame, value, path, label }
        switch (control.type) {
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
          case 'choice':
            return <ChoiceControl {...common} options={control.options} />
          case 'record':
            return <ChoiceControl {...common} options={choices.records[control.target] ?? []} />
          case 'address':
            return <SuggestControl {...common} listId={ADDRESSES_ID} />
          case 'font':
            return <SuggestControl {...common} listId={FONTS_ID} />
          case 'picture':
            return <PictureControl {...common} type="picture" hasAlt={hasAlt} />
          case 'file':
            return control.target === 'logo' ? (
              <PictureControl {...common} type="logo" hasAlt={false} />
            ) : (
              <ChoiceControl {...common} options={choices.video} />
            )
        }
      }}
    </FieldFrame>
  )
}

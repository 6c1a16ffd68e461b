import type { ComponentType } from 'react'
import type { FieldSchema } from '../../../content-model/fieldsOf.ts'
import { type ControlName, controlOf } from '../../content/form/controls.ts'
import { schemaOfForm } from '../../content/form/fieldLabels.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import {
  type ControlProps,
  type FieldProps,
  type Form,
  FormProvider,
  type HoldsFields,
  useForm,
} from '../form/form.ts'
import { ChoiceControl } from './choice/ChoiceControl.tsx'
import { ColourControl } from './colour/ColourControl.tsx'
import { DateControl } from './date/DateControl.tsx'
import { EitherField } from './either/EitherField.tsx'
import { FocusField } from './focus/FocusField.tsx'
import { GroupField, GroupFields } from './group/GroupField.tsx'
import { ListField } from './list/ListField.tsx'
import { NumberControl } from './number/NumberControl.tsx'
import { PictureControl } from './picture/PictureControl.tsx'
import { RowField } from './row/RowField.tsx'
import { SuggestControl } from './suggest/SuggestControl.tsx'
import { TableField } from './table/TableField.tsx'
import { TextControl } from './text/TextControl.tsx'
import { YesNoControl } from './yesNo/YesNoControl.tsx'

/** The view of every control. */
const VIEWS: Record<ControlName, ComponentType<FieldProps & HoldsFields>> = {
  either: EitherField,
  fixed: () => null,
  focus: FocusField,
  choice: framed(ChoiceControl),
  picture: framed(PictureControl),
  logo: framed(PictureControl),
  video: framed(ChoiceControl),
  address: framed(SuggestControl),
  font: framed(SuggestControl),
  record: framed(ChoiceControl),
  yesNo: framed(YesNoControl),
  number: framed(NumberControl),
  colour: framed(ColourControl),
  date: framed(DateControl),
  row: RowField,
  list: ListField,
  group: GroupField,
  table: TableField,
  text: framed(TextControl),
}

/** Wraps a control that is a single element, with its label, help and errors. */
function framed(Control: ComponentType<ControlProps>) {
  return (props: FieldProps) => (
    <FieldFrame {...props}>{(frame) => <Control {...props} frame={frame} />}</FieldFrame>
  )
}

type RootFieldProps = { schema: FieldSchema; label: string; value: unknown }

/** The form of a whole file: a group of fields, or a list. */
export function RootField({ schema, label, value }: RootFieldProps) {
  const shown = schemaOfForm(schema, value)
  return controlOf(shown) === 'group' ? (
    <GroupFields schema={shown} path={[]} value={value} Field={Field} />
  ) : (
    <Field schema={schema} path={[]} label={label} value={value} />
  )
}

/** Any field, with the control that its schema requires. */
function Field({ isOptional = false, ...props }: FieldProps) {
  const form = useForm()
  const View = VIEWS[controlOf(props.schema)]
  const value = props.value ?? props.schema.default
  const { translation } = form
  if (translation && !translation.showsAll && !translation.form.asksFor(props.path, props.value)) {
    return null
  }
  const field = <View {...props} isOptional={isOptional} value={value} Field={Field} />
  if (!isOptional) return field
  // An optional field is omitted when it is blank or equals its default.
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

import { useTranslation } from 'react-i18next'
import {
  type ProductField,
  panelFieldNames,
  productFields,
  type RowFieldName,
} from '@/contract/product-fields.ts'
import { NumberInput, SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { useRecordWords } from '../../framework/record/record-words.ts'

/** The input of a field whose value is a text, a number, a switch or a choice, as its descriptor defines it. */
export function FieldRow({ name }: { name: RowFieldName }) {
  const { t } = useTranslation('admin')
  const words = useRecordWords()
  const field: ProductField = productFields[name]
  const shared = {
    source: name,
    label: field.label ? t(field.label) : words.field(name),
    hint: field.hint && t(field.hint),
  }
  switch (field.kind) {
    case 'switch':
      return <SwitchInput {...shared} />
    case 'picture':
      return <PictureInput {...shared} empty="" />
    case 'whole':
      return <NumberInput {...shared} end={field.unit && <span>{field.unit}</span>} />
    case 'choice':
    case 'optional_choice':
      return (
        <SelectInput
          {...shared}
          {...(field.kind === 'optional_choice' && { empty: t(field.none) })}
          options={field.options.map(value => ({ value, label: t(`${field.labels}.${value}`) }))}
        />
      )
    default:
      return <TextInput {...shared} />
  }
}

/** The rows that the descriptors place in this panel. */
export const FieldRows = ({ panel }: { panel: Parameters<typeof panelFieldNames>[0] }) =>
  panelFieldNames(panel).map(name => <FieldRow key={name} name={name} />)

/** Our fields bound to react-admin's form. The server validates, and its errors are shown under their fields. */

import { type ReactNode, use, useRef } from 'react'
import { useInput } from 'react-admin'
import { orEmpty, readMoney, readWhole } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { SelectField, type SelectOption } from '@/ui/form/select-field.tsx'
import { Switch } from '@/ui/form/switch.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { type Asked, choicesHint } from '../list/choices-failure.tsx'
import { ReadOnlyForm } from '../record/write-access.ts'
import { moneyText } from './money-text.ts'
import { useTypedValue } from './typed-value.ts'

export interface InputProps {
  source: string
  label: string
  hint?: ReactNode
  hideLabel?: boolean
  optional?: string
  disabled?: boolean
}

const asIs = (value: unknown) => value

/** A field of the form: its value, its change handler, its server error, and whether the reader may not change it. */
export function useField<T>(source: string, validate?: () => string | undefined) {
  const { field, fieldState } = useInput({ source, parse: asIs, format: asIs, ...(validate && { validate }) })
  return {
    value: field.value as T,
    change: field.onChange as (value: T) => void,
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    error: fieldState.error?.message || undefined,
    isReadOnly: use(ReadOnlyForm),
  }
}

interface TextInputProps extends InputProps {
  rows?: number // more than one line
  placeholder?: string
  icon?: string
  type?: 'text' | 'url' | 'email'
}

export function TextInput({ source, rows, icon, type, ...rest }: TextInputProps) {
  const { value, change, name, ref, onBlur, error, isReadOnly } = useField<string | null>(source)
  const disabled = rest.disabled || isReadOnly
  const shared = { ...rest, name, ref, onBlur, error, disabled, value: value ?? '' }
  if (rows)
    return (
      <TextAreaField dense {...shared} rows={rows} onChange={event => change(event.currentTarget.value)} />
    )
  return (
    <TextField
      {...shared}
      dense
      icon={icon}
      type={type ?? 'text'}
      onChange={event => change(event.currentTarget.value)}
    />
  )
}

interface NumberInputProps extends InputProps {
  nullable?: boolean // an empty field is null, not zero
  end?: ReactNode
  placeholder?: string
  bare?: boolean // without the currency sign, in a grid
}

type Empty = number | null

/** A number entered as text. Text that cannot be parsed stays, is reported under the field and blocks saving. */
function useTypedNumber(
  { source, nullable, disabled }: NumberInputProps,
  text: (value: Empty) => string,
  read: typeof readMoney,
) {
  const messages = useErrorMessage()
  const blockingMessage = useRef<string>(undefined) // blocks saving
  const { value, change, name, ref, onBlur, error, isReadOnly } = useField<Empty>(
    source,
    () => blockingMessage.current,
  )
  const typed = useTypedValue<Empty>(value, text, orEmpty(nullable ? null : 0, read))
  blockingMessage.current = typed.code && messages.field({ code: typed.code })
  return {
    name,
    ref,
    error: blockingMessage.current ?? error,
    disabled: disabled || isReadOnly,
    value: typed.shown,
    onBlur: () => {
      onBlur()
      typed.leave()
    },
    onChange: (event: { currentTarget: { value: string } }) => {
      const next = typed.type(event.currentTarget.value)
      if (next !== undefined) change(next)
    },
  }
}

const wholeText = (value: Empty) => String(value ?? '')

/** Whole numbers, at least zero. */
export function NumberInput(props: NumberInputProps) {
  const { source: _, nullable: __, bare: ___, ...rest } = props
  return <TextField {...rest} dense inputMode="numeric" {...useTypedNumber(props, wholeText, readWhole)} />
}

/** Cents in the form, euros on the screen. */
export function MoneyInput(props: NumberInputProps) {
  const { source: _, nullable: __, bare, ...rest } = props
  return (
    <TextField
      {...rest}
      dense
      inputMode="decimal"
      {...useTypedNumber(props, moneyText, readMoney)}
      end={!bare && <span aria-hidden="true">€</span>}
    />
  )
}

interface SelectInputProps extends InputProps {
  options: readonly SelectOption[]
  from?: Asked // where the options are loaded from
  empty?: string // label of null
  asNumber?: boolean // values are numbers
}

/** While the choices are loading, a value is not shown as “none”. */
const choicesWith = (value: string, options: readonly SelectOption[]): readonly SelectOption[] =>
  options.length === 0 && value !== '' ? [{ value, label: '…' }] : options

export function SelectInput({ source, asNumber, options, from, empty, hint, ...rest }: SelectInputProps) {
  const { value, change, name, ref, onBlur, error, isReadOnly } = useField<string | number | null>(source)
  const read = (text: string) => change(text === '' ? null : asNumber ? Number(text) : text)
  return (
    <SelectField
      {...rest}
      disabled={rest.disabled || isReadOnly}
      dense
      name={name}
      ref={ref}
      onBlur={onBlur}
      error={error}
      hint={choicesHint(from, hint)}
      options={choicesWith(String(value ?? ''), options)}
      empty={empty}
      value={value ?? ''}
      onChange={event => read(event.currentTarget.value)}
    />
  )
}

export function SwitchInput({ source, label, hint, ...rest }: InputProps) {
  const { value, change, name, ref, onBlur, isReadOnly } = useField<boolean>(source)
  return (
    <Switch
      {...rest}
      disabled={rest.disabled || isReadOnly}
      label={label}
      hint={typeof hint === 'string' ? hint : undefined}
      name={name}
      ref={ref}
      onBlur={onBlur}
      checked={Boolean(value)}
      onChange={event => change(event.currentTarget.checked)}
    />
  )
}

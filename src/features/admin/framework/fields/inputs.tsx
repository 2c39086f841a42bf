/** Our fields joined to react-admin's form. The server validates; its errors are shown under their fields. */

import { type ReactNode, useRef } from 'react'
import { useInput } from 'react-admin'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { SelectField, type SelectOption } from '@/ui/form/select-field.tsx'
import { Switch } from '@/ui/form/switch.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { type Asked, choicesHint } from '../list/choices-failure.tsx'
import { moneyText, parseMoney } from './money-text.ts'
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

/** A field of the form: its value, how to change it, and what the server had against it. */
export function useField<T>(source: string, validate?: () => string | undefined) {
  const { field, fieldState } = useInput({ source, parse: asIs, format: asIs, ...(validate && { validate }) })
  return {
    value: field.value as T,
    change: field.onChange as (value: T) => void,
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    error: fieldState.error?.message || undefined,
  }
}

interface TextInputProps extends InputProps {
  rows?: number // more than one line
  placeholder?: string
  icon?: string
  type?: 'text' | 'url' | 'email'
}

export function TextInput({ source, rows, icon, type, ...rest }: TextInputProps) {
  const { value, change, name, ref, onBlur, error } = useField<string | null>(source)
  const shared = { ...rest, name, ref, onBlur, error, value: value ?? '' }
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
  nullable?: boolean // empty is null, not zero
  end?: ReactNode
  placeholder?: string
  bare?: boolean // without its sign, in a grid
}

/** Whole numbers from zero on. */
export function NumberInput({ source, nullable, bare: _, ...rest }: NumberInputProps) {
  const { value, change, name, ref, onBlur, error } = useField<number | null>(source)
  const read = (text: string) => {
    const digits = text.replace(/\D/g, '')
    change(digits === '' ? (nullable ? null : 0) : Number(digits))
  }
  return (
    <TextField
      {...rest}
      dense
      name={name}
      ref={ref}
      onBlur={onBlur}
      error={error}
      inputMode="numeric"
      value={value ?? ''}
      onChange={event => read(event.currentTarget.value)}
    />
  )
}

/** Cents in the form, euros on the screen; what is typed is read when the field is left. */
export function MoneyInput({ source, nullable, bare, ...rest }: NumberInputProps) {
  const messages = useErrorMessage()
  const wrong = messages.field({ code: 'money' })
  const empty = nullable ? null : 0
  const isWrong = useRef(false) // the text is not an amount: saving is blocked
  const { value, change, name, ref, onBlur, error } = useField<number | null>(source, () =>
    isWrong.current ? wrong : undefined,
  )
  const typed = useTypedValue<number | null>(value, moneyText, text =>
    text.trim() === '' ? empty : parseMoney(text),
  )
  isWrong.current = typed.isWrong
  const leave = () => {
    onBlur()
    typed.leave()
  }
  const read = (text: string) => {
    const cents = typed.type(text)
    if (cents !== undefined) change(cents)
  }
  return (
    <TextField
      {...rest}
      dense
      name={name}
      ref={ref}
      error={typed.isWrong ? wrong : error}
      inputMode="decimal"
      value={typed.shown}
      onBlur={leave}
      onChange={event => read(event.currentTarget.value)}
      end={!bare && <span aria-hidden="true">€</span>}
    />
  )
}

interface SelectInputProps extends InputProps {
  options: readonly SelectOption[]
  from?: Asked // where the options come from, when they are asked for
  empty?: string // words of null
  asNumber?: boolean // values are numbers
}

/** While the choices are on their way a value is not shown as none. */
const choicesWith = (value: string, options: readonly SelectOption[]): readonly SelectOption[] =>
  options.length === 0 && value !== '' ? [{ value, label: '…' }] : options

export function SelectInput({ source, asNumber, options, from, empty, hint, ...rest }: SelectInputProps) {
  const { value, change, name, ref, onBlur, error } = useField<string | number | null>(source)
  const read = (text: string) => change(text === '' ? null : asNumber ? Number(text) : text)
  return (
    <SelectField
      {...rest}
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
  const { value, change, name, ref, onBlur } = useField<boolean>(source)
  return (
    <Switch
      {...rest}
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

import { shopInstant, shopTime } from '@/lib/shop-clock.ts'
import { CalendarField } from './calendar-field.tsx'
import { useField } from './inputs.tsx'

/** Date and time in the shop's time zone. An empty field is null. */
export function DateTimeInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  const { value, change, error, isReadOnly } = useField<string | null>(source)
  return (
    <CalendarField
      withHour
      disabled={isReadOnly}
      label={label}
      hint={hint}
      error={error}
      value={value ? shopTime(new Date(value)).slice(0, 16) : ''}
      onChange={event => change(shopInstant(event.currentTarget.value)?.toISOString() ?? null)}
    />
  )
}

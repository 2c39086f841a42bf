import { CalendarField } from './calendar-field.tsx'
import { useField } from './inputs.tsx'

const pad = (figure: number) => String(figure).padStart(2, '0')

/** A moment in the reader's own time, as a browser's field for day and hour holds it. */
function localText(value: string | null): string {
  if (!value) return ''
  const at = new Date(value)
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/** Day and hour; empty is null. */
export function MomentInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  const { value, change, error } = useField<string | null>(source)
  return (
    <CalendarField
      withHour
      label={label}
      hint={hint}
      error={error}
      value={localText(value)}
      onChange={event => {
        const at = new Date(event.currentTarget.value)
        change(Number.isNaN(at.getTime()) ? null : at.toISOString())
      }}
    />
  )
}

/**
 * Date input, optionally with a time: the native input with our style and icon, and the browser's calendar and keys.
 */
import type { ComponentProps } from 'react'
import { classNames } from '@/ui/class-names.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCalendarBlank } from '@/ui/icon/icons.ts'
import styles from './calendar-field.module.css'

interface CalendarFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'end' | 'dense' | 'value'> {
  value: string // '2026-11-21', or '2026-11-21T18:30' with a time; '' for no date
  withHour?: boolean
}

export const CalendarField = ({ withHour, className, ...field }: CalendarFieldProps) => (
  <TextField
    {...field}
    dense
    type={withHour ? 'datetime-local' : 'date'}
    className={classNames(styles.field, className)}
    data-empty={field.value === '' || undefined}
    end={<Icon of={iconCalendarBlank} size={18} />}
  />
)

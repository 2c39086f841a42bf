import Radio from '@mui/material/Radio'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './option-row.module.css'

export interface OptionRowProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'title'> {
  title: string
  detail?: ReactNode
  icon?: string
  end?: ReactNode // e.g. a price
  inside?: ReactNode // its own fields, shown while it is selected
}

/** One shipping or payment method. Built on a radio button. Give all rows of a group the same `name`. */
export function OptionRow({
  title,
  detail,
  icon,
  end,
  inside,
  className,
  checked,
  ...input
}: OptionRowProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={styles.option}>
      <label htmlFor={id} className={styles.row}>
        <Radio checked={checked} disabled={input.disabled} slotProps={{ input: { ...input, id } }} />
        {icon && <Icon of={icon} size={24} />}
        <span className={styles.words}>
          <b>{title}</b>
          {detail && <small>{detail}</small>}
        </span>
        {end && <b className={styles.end}>{end}</b>}
      </label>
      {inside && <div className={styles.inside}>{inside}</div>}
    </div>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '@/lib/clamp.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconMinus, iconPlus, iconTrash } from '../icon/icons.ts'
import styles from './qty-stepper.module.css'

/** The next quantity, clamped between `min` and `max`. */
export const stepQuantity = (value: number, by: number, min: number, max: number): number =>
  clamp(Math.round(value) + by, min, max)

export interface QtyStepperProps {
  value: number
  onChange: (value: number) => void
  label: string // the product of this quantity, for screen readers
  min?: number
  max?: number
  size?: 'large' | 'small'
  onRemove?: () => void // if set, going below `min` removes the line, and the button shows a bin
  disabled?: boolean
}

export function QtyStepper({
  value,
  onChange,
  label,
  min = 1,
  max = 999,
  size = 'large',
  onRemove,
  disabled,
}: QtyStepperProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const removes = onRemove !== undefined && value <= min
  const go = (by: number) => onChange(stepQuantity(value, by, min, max))
  return (
    <fieldset className={classNames(styles.stepper, size === 'small' && styles.small)} disabled={disabled}>
      <legend id={id} className={styles.legend}>
        {label}
      </legend>
      <button
        type="button"
        aria-label={removes ? t('quantity.remove') : t('quantity.less')}
        disabled={!removes && value <= min}
        onClick={removes ? onRemove : () => go(-1)}
      >
        <Icon of={removes ? iconTrash : iconMinus} size={18} />
      </button>
      <output aria-labelledby={id}>{value}</output>
      <button type="button" aria-label={t('quantity.more')} disabled={value >= max} onClick={() => go(1)}>
        <Icon of={iconPlus} size={18} />
      </button>
    </fieldset>
  )
}

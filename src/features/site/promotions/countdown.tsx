/**
 * What is left of a promotion, as tiles. Whoever listens is told days, hours and minutes when asked, never each second; whoever wants
 * no motion sees no seconds.
 */
import { useTranslation } from 'react-i18next'
import { Spoken } from '@/ui/content/spoken.tsx'
import styles from './countdown.module.css'
import { type TimePart, timeLeft } from './time-left.ts'
import { useClock } from './use-clock.ts'

const second = 1000
const minute = 60 * second

interface CountdownProps {
  until: Date
  still: boolean // reduced motion
}

export function Countdown({ until, still }: CountdownProps) {
  const { t } = useTranslation('places')
  const left = timeLeft(until, useClock(still ? minute : second))
  const parts: TimePart[] = still ? ['days', 'hours', 'minutes'] : ['days', 'hours', 'minutes', 'seconds']
  const spoken = (['days', 'hours', 'minutes'] as const)
    .map(part => `${left[part]} ${t(`promotions.${part}`, { count: left[part] })}`)
    .join(', ')
  return (
    <div role="timer" aria-live="off" className={styles.timer}>
      <Spoken>{`${t('promotions.left')}: ${spoken}`}</Spoken>
      {parts.map(part => (
        <span key={part} className={styles.tile} aria-hidden="true">
          <b>{String(left[part]).padStart(2, '0')}</b>
          <small>{t(`promotions.${part}`, { count: left[part] })}</small>
        </span>
      ))}
    </div>
  )
}

/**
 * Remaining time of a promotion, as tiles. Screen readers get days, hours and minutes on request, never each second;
 * with reduced motion there are no seconds.
 */
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type TimePart, timeLeft } from '@/lib/time-left.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import styles from './countdown.module.css'
import { useClock } from './use-clock.ts'

const second = 1000
const minute = 60 * second

interface CountdownProps {
  until: Date
  still: boolean // reduced motion
}

export function Countdown({ until, still }: CountdownProps) {
  const { t } = useTranslation('places')
  const isHydrated = useIsHydrated()
  const remaining = timeLeft(until, useClock(still ? minute : second))
  const parts: TimePart[] = still ? ['days', 'hours', 'minutes'] : ['days', 'hours', 'minutes', 'seconds']
  const spoken = (['days', 'hours', 'minutes'] as const)
    .map(part => `${remaining[part]} ${t(`promotions.${part}`, { count: remaining[part] })}`)
    .join(', ')
  return (
    <div role="timer" aria-live="off" className={styles.timer} data-until={until.toISOString()}>
      {isHydrated && <Spoken>{`${t('promotions.left')}: ${spoken}`}</Spoken>}
      {parts.map(part => (
        // Rendered again after hydration, because the server's numbers are outdated.
        <span key={isHydrated ? part : `early-${part}`} className={styles.tile} aria-hidden="true">
          <b data-left={part} suppressHydrationWarning>
            {String(remaining[part]).padStart(2, '0')}
          </b>
          <small suppressHydrationWarning>{t(`promotions.${part}`, { count: remaining[part] })}</small>
        </span>
      ))}
    </div>
  )
}

const noChange = () => () => {}

/** False in server-rendered HTML and during hydration. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )

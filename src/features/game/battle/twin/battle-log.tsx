import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './battle-log.module.css'

interface BattleLogProps {
  lines: readonly string[]
}

/**
 * The log, newest line last and scrolled into view. Screen readers read it on demand; the status of the text version
 * announces news.
 */
export function BattleLog({ lines }: BattleLogProps) {
  const { t } = useTranslation('battle')
  const list = useRef<HTMLDivElement>(null)
  const count = lines.length
  useEffect(() => {
    const element = list.current
    if (element && count > 0) element.scrollTop = element.scrollHeight
  }, [count])
  if (count === 0) return <p className={styles.empty}>{t('log.empty')}</p>
  return (
    <div
      ref={list}
      className={styles.log}
      role="log"
      aria-label={t('log.title')}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
      tabIndex={0}
    >
      <ol>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={place}>{line}</li>
        ))}
      </ol>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { BattleGesture, BattleSnapshot } from '@/stage/battle-snapshot.ts'
import styles from './battle-twin.module.css'
import factStyles from './twin-facts.module.css'

interface TwinForecastProps {
  picture: BattleSnapshot
  onGesture: (gesture: BattleGesture) => void
}

/** Turn, heat, the forecast of the turn, and the button that opens the type wheel. */
export function TwinForecast({ picture, onGesture }: TwinForecastProps) {
  const { t } = useTranslation('battle')
  const { words, forecast } = picture
  return (
    <section className={factStyles.forecast} aria-label={words.forecast} data-testid="forecast">
      <p>{[words.turn, words.heat].filter(Boolean).join(' · ')}</p>
      {forecast.length > 0 && (
        <ul>
          {forecast.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <button type="button" className={styles.quiet} onClick={() => onGesture({ type: 'open-wheel' })}>
        {t('commands.wheel')}
      </button>
    </section>
  )
}

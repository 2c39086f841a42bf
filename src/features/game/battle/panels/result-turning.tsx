import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import type { TurningPoint } from '@/engine/hints/turning-point.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlayFill, iconSparkle } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { turningSentence } from '../scene/turning-sentence.ts'
import type { BattleWords } from '../scene/words.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import styles from './result-turning.module.css'

interface ResultTurningProps {
  battle: PublicBattle
  point: TurningPoint
  words: BattleWords
  recording: string | null // id of its replay, which opens at that turn
}

/** What would have turned a lost battle, and a link to replay that turn. */
export function ResultTurning({ battle, point, words, recording }: ResultTurningProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  return (
    <section className={styles.turning} role="status" data-testid="turning-point" data-turn={point.turn}>
      <h3 className={styles.head}>
        <Icon of={iconSparkle} size={18} />
        {t('turning.title')}
      </h3>
      <p>{turningSentence(words, battle, point)}</p>
      {recording && (
        <Link
          className={styles.watch}
          href={`${href('replay', locale, { id: recording })}?step=${point.step}`}
        >
          <Icon of={iconPlayFill} size={16} />
          {t('turning.watch', { turn: point.turn })}
        </Link>
      )}
    </section>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import workbench from '../../kit/workbench.module.css'
import type { BattleWords } from '../scene/words.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import styles from './battle-log-drawer.module.css'
import { logGroups } from './log-entries.ts'
import { ChronicleTurn, LogLine } from './log-line.tsx'

interface BattleLogDrawerProps {
  battle: PublicBattle
  words: BattleWords
}

/** The whole log. The newest turn is first; the lines of a turn are in order of time. */
export function BattleLogDrawer({ battle, words }: BattleLogDrawerProps) {
  const { t } = useTranslation('battle')
  const { history, charactersCatalog: characters, player1, player2 } = battle
  const players = useMemo(
    () => ({ player1: player1.details, player2: player2.details }),
    [player1.details, player2.details],
  )
  const groups = useMemo(
    () => logGroups(history, { words, characters, players, isWatched: false }),
    [history, words, characters, players],
  )
  if (groups.length === 0) return <p className={workbench.text}>{t('log.empty')}</p>
  return (
    <section className={styles.chronicle} aria-label={t('log.title')}>
      {groups.toReversed().map(group => (
        <section key={group.turn} aria-label={t('stage.turn', { number: group.turn })}>
          <ChronicleTurn title={t('stage.turn', { number: group.turn })}>
            {group.entries.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <li key={place}>
                <LogLine entry={entry} />
              </li>
            ))}
          </ChronicleTurn>
        </section>
      ))}
    </section>
  )
}

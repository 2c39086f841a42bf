import type { Stat } from '@/engine/effects/effect.ts'
import workbench from '../../kit/workbench.module.css'
import type { StatOption } from '../scene/stat-choices.ts'
import type { BattleWords } from '../scene/words.ts'
import styles from './battle-prompts.module.css'

interface StatChoiceProps {
  choices: readonly StatOption[]
  name: string // name of the card whose stat is raised
  words: BattleWords
  onChoose: (stat: Stat) => void
}

/** The three stats of a card, each with its new value. A stat at its maximum cannot be raised. */
export function StatChoice({ choices, name, words: { t }, onChoose }: StatChoiceProps) {
  return (
    <>
      <p className={workbench.text}>{t('stat.help', { card: name })}</p>
      <div className={styles.stats}>
        {choices.map(({ stat, from, to }) => (
          <button
            key={stat}
            type="button"
            className={styles.stat}
            data-testid="choose-stat"
            aria-disabled={from === to}
            onClick={() => from !== to && onChoose(stat)}
          >
            {t(`stat.${stat}`)}
            <small>{from === to ? t('stat.full') : t('stat.change', { from, to })}</small>
          </button>
        ))}
      </div>
    </>
  )
}

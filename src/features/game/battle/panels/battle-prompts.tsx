import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import type { Stat } from '@/engine/effects/effect.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Link } from '@/ui/link.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import workbench from '../../kit/workbench.module.css'
import type { Showing } from '../scene/conductor.ts'
import { statChoices } from '../scene/stat-choices.ts'
import type { BattleWords } from '../scene/words.ts'
import styles from './battle-prompts.module.css'
import { StatChoice } from './stat-choice.tsx'
import type { PanelState } from './use-panel.ts'

interface BattlePromptsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  isCounted: boolean // giving up counts as a defeat
  onStat: (move: number, stat: Stat) => void
  onAbandon: () => void
  onRestart: () => void
}

/** Prompts of a battle: the stat that a move raises, and the confirmation of giving up. */
export function BattlePrompts({ panel, showing, words, isCounted, ...ask }: BattlePromptsProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const { open, close } = panel
  const { active } = showing.picture.own
  const choices = open?.type === 'stat' ? statChoices(showing.battle, open.move) : []
  const chooseStat = (stat: Stat) => {
    close()
    if (open?.type === 'stat') ask.onStat(open.move, stat)
  }
  const restart = () => {
    close()
    ask.onRestart()
  }
  return (
    <>
      <NightDialog open={choices.length > 0} title={t('stat.title')} onClose={close}>
        <StatChoice choices={choices} name={active?.nome ?? ''} words={words} onChoose={chooseStat} />
      </NightDialog>
      <NightDialog
        open={open?.type === 'abandon'}
        title={open?.type === 'abandon' ? t(`abandon.${open.then}`) : ''}
        onClose={close}
      >
        <p className={workbench.text}>{t(isCounted ? 'abandon.counted' : 'abandon.free')}</p>
        <div className={styles.ways}>
          <button type="button" className={workbench.secondary} onClick={close}>
            {t('abandon.no')}
          </button>
          {open?.type === 'abandon' && open.then === 'leave' ? (
            <Link className={workbench.danger} href={href('game', locale)} onClick={ask.onAbandon}>
              {t('abandon.yesLeave')}
            </Link>
          ) : (
            <button type="button" className={workbench.danger} onClick={restart}>
              {t('abandon.yesRestart')}
            </button>
          )}
        </div>
      </NightDialog>
    </>
  )
}

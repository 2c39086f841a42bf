/** What opens over a battle between two: log, settings, a card, the figure a move raises, and whether to give up. */
import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import type { Stat } from '@/engine/effects/effect.ts'
import { Link } from '@/ui/link.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { GameSettingsDialog } from '../../kit/settings/game-settings-dialog.tsx'
import { SettingToggle } from '../../kit/settings/setting-toggle.tsx'
import workbench from '../../kit/workbench.module.css'
import { BattleLogDrawer } from '../panels/battle-log-drawer.tsx'
import prompts from '../panels/battle-prompts.module.css'
import settings from '../panels/battle-settings.module.css'
import { CardDialog } from '../panels/card-dialog.tsx'
import { StatChoice } from '../panels/stat-choice.tsx'
import type { PanelState } from '../panels/use-panel.ts'
import type { Showing } from '../scene/conductor.ts'
import { statChoices } from '../scene/stat-choices.ts'
import type { BattleWords } from '../scene/words.ts'

interface OnlinePanelsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  isPlayer: boolean
  isOver: boolean
  isTwinPinned: boolean
  onPinTwin: (isPinned: boolean) => void
  onAskToGiveUp: () => void
  onGiveUp: () => void
  onStat: (move: number, stat: Stat) => void
  linkTo: LinkTo
}

export function OnlinePanels(props: OnlinePanelsProps) {
  const { t } = useTranslation(['battle', 'online'])
  const { panel, showing, words, isPlayer, isOver, onStat } = props
  const { open, close } = panel
  const choices = open?.type === 'stat' ? statChoices(showing.battle, open.move) : []
  const chooseStat = (stat: Stat) => {
    close()
    if (open?.type === 'stat') onStat(open.move, stat)
  }
  return (
    <>
      <NightDialog
        open={open?.type === 'log'}
        title={t('log.title')}
        note={t('stage.turn', { number: showing.battle.turn })}
        onClose={close}
        look="drawer"
      >
        <BattleLogDrawer battle={showing.battle} words={words} />
      </NightDialog>
      <GameSettingsDialog open={open?.type === 'settings'} onClose={close}>
        <div className={settings.settings}>
          <SettingToggle label={t('settings.text')} isOn={props.isTwinPinned} onChange={props.onPinTwin} />
          <div className={settings.ways}>
            <Link className={workbench.secondary} href={props.linkTo('lobby')}>
              {t('online:toLobby')}
            </Link>
            {isPlayer && !isOver && (
              <button type="button" className={workbench.danger} onClick={props.onAskToGiveUp}>
                {t('commands.abandon')}
              </button>
            )}
          </div>
          {isPlayer && !isOver && <small>{t('online:leaveHelp')}</small>}
        </div>
      </GameSettingsDialog>
      <CardDialog panel={panel} battle={showing.battle} words={words} />
      <NightDialog open={choices.length > 0} title={t('stat.title')} onClose={close}>
        <StatChoice
          choices={choices}
          name={showing.picture.own.active?.nome ?? ''}
          words={words}
          onChoose={chooseStat}
        />
      </NightDialog>
      <NightDialog open={open?.type === 'abandon'} title={t('abandon.leave')} onClose={close}>
        <p className={workbench.text}>{t('online:giveUpHelp')}</p>
        <div className={prompts.ways}>
          <button type="button" className={workbench.secondary} onClick={close}>
            {t('abandon.no')}
          </button>
          <button type="button" className={workbench.danger} data-testid="give-up" onClick={props.onGiveUp}>
            {t('online:giveUp')}
          </button>
        </div>
      </NightDialog>
    </>
  )
}

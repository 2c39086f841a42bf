import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { GameSettingsDialog } from '../../kit/settings/game-settings-dialog.tsx'
import type { Showing } from '../scene/conductor.ts'
import type { BattleWords } from '../scene/words.ts'
import { BattleLogDrawer } from './battle-log-drawer.tsx'
import { CardDialog } from './card-dialog.tsx'
import { TypeWheel } from './type-wheel.tsx'
import type { PanelState } from './use-panel.ts'

interface BattlePanelsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  settings: ReactNode // settings of this kind of battle, below the general game settings
}

/** Panels that open over any battle: its log, the settings, one card. The battle continues below. */
export function BattlePanels({ panel, showing, words, settings }: BattlePanelsProps) {
  const { t } = useTranslation('battle')
  const { open, close } = panel
  const { picture } = showing
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
        {settings}
      </GameSettingsDialog>
      <NightDialog open={open?.type === 'wheel'} title={t('wheel.title')} onClose={close} look="wide">
        <TypeWheel
          own={picture.own.active?.tipo ?? null}
          rival={picture.rival.active?.tipo ?? null}
          rivalName={picture.rival.name}
          wind={showing.battle.wind}
          turn={showing.battle.turn}
        />
      </NightDialog>
      <CardDialog panel={panel} battle={showing.battle} words={words} />
    </>
  )
}

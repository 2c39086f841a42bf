import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { GameSettingsDialog } from '../../kit/settings/game-settings-dialog.tsx'
import type { Showing } from '../scene/conductor.ts'
import { type BattleWords, characterOf } from '../scene/words.ts'
import { BattleLog } from '../twin/battle-log.tsx'
import { BattleSettings } from './battle-settings.tsx'
import { CardDetail } from './card-detail.tsx'
import type { PanelState } from './use-panel.ts'

interface BattlePanelsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  isTwinPinned: boolean
  onPinTwin: (isPinned: boolean) => void
  onRestart: () => void
}

/** What opens over the battle: its log, the settings, one card. The battle goes on beneath. */
export function BattlePanels({ panel, showing, words, ...settings }: BattlePanelsProps) {
  const { t } = useTranslation('battle')
  const { open, close } = panel
  const character = open?.type === 'card' ? characterOf(showing.battle, open.id) : undefined
  return (
    <>
      <NightDialog open={open?.type === 'log'} title={t('log.title')} onClose={close} look="drawer">
        <BattleLog lines={showing.picture.log} />
      </NightDialog>
      <GameSettingsDialog open={open?.type === 'settings'} onClose={close}>
        <BattleSettings {...settings} />
      </GameSettingsDialog>
      <NightDialog
        open={character !== undefined}
        title={character ? words.cardName(character) : ''}
        onClose={close}
      >
        {character && (
          <Suspense fallback={null}>
            <CardDetail character={character} battle={showing.battle} words={words} />
          </Suspense>
        )}
      </NightDialog>
    </>
  )
}

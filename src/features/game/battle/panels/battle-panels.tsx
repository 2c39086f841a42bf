import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Showing } from '../scene/conductor.ts'
import { type BattleWords, characterOf } from '../scene/words.ts'
import { BattleLog } from '../twin/battle-log.tsx'
import { BattleDialog } from './battle-dialog.tsx'
import { CardDetail } from './card-detail.tsx'
import { SettingsForm } from './settings-form.tsx'
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
export function BattlePanels({
  panel,
  showing,
  words,
  isTwinPinned,
  onPinTwin,
  onRestart,
}: BattlePanelsProps) {
  const { t } = useTranslation('battle')
  const { open, close } = panel
  const character = open?.type === 'card' ? characterOf(showing.battle, open.id) : undefined
  const titles = {
    log: t('log.title'),
    settings: t('settings.title'),
    card: character ? words.cardName(character) : '',
  }
  return (
    <BattleDialog
      open={open !== null && (open.type !== 'card' || character !== undefined)}
      title={open ? titles[open.type] : ''}
      onClose={close}
      isDrawer={open?.type === 'log'}
    >
      {open?.type === 'log' && <BattleLog lines={showing.picture.log} />}
      {open?.type === 'settings' && (
        <SettingsForm isTwinPinned={isTwinPinned} onPinTwin={onPinTwin} onRestart={onRestart} />
      )}
      {character && (
        <Suspense fallback={null}>
          <CardDetail character={character} battle={showing.battle} words={words} />
        </Suspense>
      )}
    </BattleDialog>
  )
}

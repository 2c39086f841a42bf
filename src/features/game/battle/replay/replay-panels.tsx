import { Suspense, useEffect } from 'react'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { GameSettingsDialog } from '../../kit/settings/game-settings-dialog.tsx'
import { CardDetail } from '../panels/card-detail.tsx'
import type { PanelState } from '../panels/use-panel.ts'
import type { Showing } from '../scene/conductor.ts'
import { type BattleWords, characterOf } from '../scene/words.ts'

interface ReplayPanelsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  onLog: () => void
}

/** What opens over a replay: a card, the settings. Its log stands beside the stage. */
export function ReplayPanels({ panel, showing, words, onLog }: ReplayPanelsProps) {
  const { open, close } = panel
  const wantsLog = open?.type === 'log'
  useEffect(() => {
    if (!wantsLog) return
    close()
    onLog()
  })
  const character = open?.type === 'card' ? characterOf(showing.battle, open.id) : undefined
  return (
    <>
      <GameSettingsDialog open={open?.type === 'settings'} onClose={close} />
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

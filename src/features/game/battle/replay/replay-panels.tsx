import { useEffect } from 'react'
import { GameSettingsDialog } from '../../kit/settings/game-settings-dialog.tsx'
import { CardDialog } from '../panels/card-dialog.tsx'
import type { PanelState } from '../panels/use-panel.ts'
import type { Showing } from '../scene/conductor.ts'
import type { BattleWords } from '../scene/words.ts'

interface ReplayPanelsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  onLog: () => void
}

/** Panels that open over a replay: a card, the settings. Its log is next to the stage. */
export function ReplayPanels({ panel, showing, words, onLog }: ReplayPanelsProps) {
  const { open, close } = panel
  const wantsLog = open?.type === 'log'
  useEffect(() => {
    if (!wantsLog) return
    close()
    onLog()
  })
  return (
    <>
      <GameSettingsDialog open={open?.type === 'settings'} onClose={close} />
      <CardDialog panel={panel} battle={showing.battle} words={words} />
    </>
  )
}

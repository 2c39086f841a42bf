import { Suspense } from 'react'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { type BattleWords, characterOf } from '../scene/words.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { CardDetail } from './card-detail.tsx'
import type { PanelState } from './use-panel.ts'

interface CardDialogProps {
  panel: PanelState
  battle: PublicBattle
  words: BattleWords
}

/** The inspected card over the whole screen. */
export function CardDialog({ panel: { open, close }, battle, words }: CardDialogProps) {
  const character = open?.type === 'card' ? characterOf(battle, open.id) : undefined
  return (
    <NightDialog
      open={character !== undefined}
      title={character ? words.cardName(character) : ''}
      onClose={close}
      look="bare"
    >
      {character && (
        <Suspense fallback={null}>
          <CardDetail character={character} battle={battle} words={words} />
        </Suspense>
      )}
    </NightDialog>
  )
}

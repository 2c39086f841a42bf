import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { playCue, playVoice, prepareSounds } from '@/audio/player.ts'
import { openingCues } from '@/stage/scenes/packs/packs-cues.ts'
import { packsDurations } from '@/stage/scenes/packs/packs-durations.ts'
import type { PacksEvent, PacksPicture } from '@/stage/scenes/packs/packs-picture.ts'
import { packsScript } from '@/stage/scenes/packs/packs-script.ts'
import { usePreferences } from '@/stores/preferences.ts'
import type { PackOpener } from './open-packs.ts'
import { type ConductedTable, type MakeAct, PackConductor, type PackHands } from './pack-conductor.ts'
import type { PackTable } from './pack-table.ts'

export interface PackControls extends ConductedTable {
  act(make: MakeAct): Promise<void>
  open: PackConductor['open']
  retry(): void
  turnAll(): void
  skip(): void
  close(): void
}

function playUnseen(event: PacksEvent, after: PacksPicture) {
  for (const { cue, voice } of packsScript(event, after, true).steps) {
    if (cue) playCue(cue)
    if (voice) playVoice(voice)
  }
}

const look = () =>
  new Promise<void>(resolve => setTimeout(resolve, packsDurations.heroLook / usePreferences.getState().speed))

/** A pack table with its conductor while the page is mounted. */
export function usePackTable(opener: PackOpener, first: PackTable, hands: PackHands): PackControls {
  const [conductor] = useState(
    () =>
      new PackConductor(first, hands, {
        request(packs) {
          prepareSounds(openingCues, [])
          return opener.request(packs)
        },
        playUnseen,
        look,
        onSeen: opener.forget,
      }),
  )
  conductor.hands = hands
  const state = useStore(conductor.store)
  useUnfinished(opener, conductor)
  return {
    ...state,
    act: conductor.act,
    open: conductor.open,
    retry: () => void conductor.retry(),
    turnAll: () => void conductor.turnAll(),
    skip: () => void conductor.skip(),
    close: () => void conductor.close(),
  }
}

/**
 * Shows a requested opening that was not shown to the end when the page is opened again. Packs whose request did not
 * reach the server stay unopened.
 */
function useUnfinished(opener: PackOpener, conductor: PackConductor) {
  useEffect(() => {
    const unfinished = opener.unfinished()
    if (!unfinished) return
    let hasLeft = false
    void unfinished.then(openings => {
      if (hasLeft) return
      if (openings.ok) conductor.restore(openings.value)
      else if (openings.failure.status === 404) opener.forget()
    })
    return () => {
      hasLeft = true
    }
  }, [opener, conductor])
}

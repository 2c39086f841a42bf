/**
 * The stage behind the screens before a battle. Search, table and versus share one stage, so that it does not flicker
 * between them.
 */
import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { playCue } from '@/audio/player.ts'
import type { DuelPicture, DuelSidePicture, DuelStore } from '@/stage/scenes/duel/duel-picture.ts'
import { mountDuelStage } from '@/stage/scenes/duel/duel-stage.ts'
import { type StageStatus, useMountedStage } from '../kit/use-mounted-stage.ts'

export interface DuelTable {
  store: DuelStore
  status: StageStatus
}

export const DuelTableContext = createContext<DuelTable | null>(null)

export function useDuelStage(element: RefObject<HTMLElement | null>): DuelTable {
  const [store] = useState<DuelStore>(() =>
    createStore<{ picture: DuelPicture | null }>(() => ({ picture: null })),
  )
  const { status } = useMountedStage(
    ({ reducedMotion, quality }, onLost) =>
      element.current &&
      mountDuelStage(element.current, { store, reducedMotion, quality, onLost, onCue: playCue }),
  )
  return { store, status }
}

interface Grounds {
  own: RefObject<HTMLElement | null>
  rival: RefObject<HTMLElement | null>
}

/**
 * Shows a picture on the stage, with its creatures at the positions of the page's elements. Returns true if the stage
 * is drawn.
 */
export function useDuelPicture(
  grounds: Grounds,
  {
    own,
    rival,
    isSearching,
    isVersus,
  }: { own: string | null; rival: string | null; isSearching: boolean; isVersus: boolean },
): boolean {
  const table = useContext(DuelTableContext)
  const store = table?.store
  const { own: ownGround, rival: rivalGround } = grounds
  useLayoutEffect(() => {
    const [near, far] = [ownGround.current, rivalGround.current]
    if (!store || !near || !far) return
    const show = () =>
      store.setState({
        picture: { own: sideOf(near, own), rival: sideOf(far, rival), isSearching, isVersus },
      })
    show()
    const observer = new ResizeObserver(show)
    for (const ground of [near, far]) observer.observe(ground)
    return () => observer.disconnect()
  }, [store, ownGround, rivalGround, own, rival, isSearching, isVersus])
  return table?.status === 'on'
}

function sideOf(ground: HTMLElement, hero: string | null): DuelSidePicture {
  const { x, y, width, height } = ground.getBoundingClientRect()
  return { hero, ground: { x, y, w: width, h: height } }
}

/** Dependencies of the lobby's components, provided through React's context. */
import type { Texture } from 'pixi.js'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { StoreApi } from 'zustand'
import type { CueName } from '@/design/cues.ts'
import type { Art } from '../../art/art.ts'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import type { StageClock } from '../../timing/stage-clock.ts'
import type { LobbyLayout } from './lobby-layout.ts'
import type { LobbyGesture, LobbyPicture } from './lobby-picture.ts'

/** The store that scene and page share: the content of the scene. */
export type LobbyPictureStore = StoreApi<{ picture: LobbyPicture | null }>

export interface LobbyKit {
  store: LobbyPictureStore
  plan: LobbyLayout
  drawn: DrawnTextures
  art: Art
  clock: StageClock
  reducedMotion: boolean
  touch: number // minimum side of a target, in layout units
  creature(slug: string): Texture | null // from the atlas; null: not in it
  isOpen(): boolean // false while the scene is shown for the first time: no player arrives then
  gesture(gesture: LobbyGesture): void
  cue(cue: CueName): void
}

const LobbyContext = createContext<LobbyKit | null>(null)
export const LobbyKitProvider = LobbyContext.Provider

/** Throws outside a lobby scene. */
export function useLobbyKit(): LobbyKit {
  const kit = useContext(LobbyContext)
  if (!kit) throw new Error('outside a lobby scene')
  return kit
}

/** Textures of one component, released on unmount, because names of players change often. */
export function useOwnTextures(): DrawnTextures {
  const { drawn } = useLobbyKit()
  const own = useMemo(() => drawn.another(), [drawn])
  useEffect(() => () => own.destroy(), [own])
  return own
}

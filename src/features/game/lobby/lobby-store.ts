/**
 * The state that the lobby's scene and its lists in the page share: the content, the selection, and which of the two is
 * in front.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LobbyPicture, LobbyTarget } from '@/stage/scenes/lobby/lobby-picture.ts'

export interface LobbyState {
  picture: LobbyPicture | null // null until the lobby has loaded
  isText: boolean // the lists are shown instead of the scene
  show(picture: Omit<LobbyPicture, 'target'>): void
  select(target: LobbyTarget | null): void
  setText(isText: boolean): void
}

export type LobbyStore = StoreApi<LobbyState>

export const createLobbyStore = (): LobbyStore =>
  createStore<LobbyState>()((set, get) => ({
    picture: null,
    isText: false,
    show: picture => {
      const { picture: before } = get()
      const next = { ...picture, target: stillThere(picture, before?.target ?? null) }
      if (!isSame(next, before)) set({ picture: next })
    },
    select: target => {
      const { picture } = get()
      if (picture && picture.target !== target) set({ picture: { ...picture, target } })
    },
    setText: isText => set({ isText }),
  }))

/** Lists are fetched repeatedly. Equal lists must not wake an idle scene. */
const isSame = (a: LobbyPicture, b: LobbyPicture | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns the selection, unless the player or table has left. */
function stillThere(
  { people, tables }: Omit<LobbyPicture, 'target'>,
  target: LobbyTarget | null,
): LobbyTarget | null {
  if (target?.startsWith('player:') && !people.some(({ id }) => target === `player:${id}`)) return null
  if (target?.startsWith('table:') && !tables.some(({ id }) => target === `table:${id}`)) return null
  return target
}

import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import type { ReadStore } from '../../kit/read-store.ts'
import type { BattleConductor, Showing } from './conductor.ts'

const noShowing = createStore<Showing | null>(() => null)

const showingOf = (state: Showing | null): Showing | null =>
  state && { battle: state.battle, picture: state.picture }

/** Returns the snapshot for the screen; null without a conductor. A change of selection renders only if the picture changes. */
export function useShowing(conductor: BattleConductor): Showing
export function useShowing(conductor: BattleConductor | null): Showing | null
export function useShowing(conductor: BattleConductor | null): Showing | null {
  const store: ReadStore<Showing | null> = conductor?.store ?? noShowing
  return useStore(store, useShallow(showingOf))
}

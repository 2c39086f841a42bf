/**
 * Maps each screen to its layout. The shop's layout is part of the first load. The others are loaded with their first
 * screen.
 */
import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '@/contract/guards.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'

export type Layout = ComponentType<{ children: ReactNode }>

export const layouts: Record<LayoutName, () => Promise<Layout>> = {
  default: async () => DefaultLayout,
  admin: async () => (await import('./layouts/admin-layout.tsx')).AdminLayout,
  battle: async () => (await import('./layouts/battle-layout.tsx')).BattleLayout,
  table: async () => (await import('./layouts/table-layout.tsx')).TableLayout,
  game: async () => (await import('./layouts/game-layout.tsx')).GameLayout,
}

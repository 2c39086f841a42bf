/** Which frame a screen stands in. The shop's is part of the first load; the others come with their first screen. */
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

import type { ComponentType } from 'react'
import type { ScreenName } from '@/contract/paths.ts'
import type { ListScreenProps } from './list-screen.tsx'

/** Which screen shows which list. */
export const drawnLists: Partial<Record<ScreenName, ComponentType<ListScreenProps>>> = {}

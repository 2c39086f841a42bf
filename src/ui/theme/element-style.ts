import type { CSSProperties } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { elementHues } from './elements.ts'

/** Sets `--el` for a part of the page: the element's hue, or the shop's colour without an element. */
export const elementStyle = (element?: CardType | null): CSSProperties =>
  ({ '--el': element ? elementHues[element] : 'var(--brand)' }) as CSSProperties

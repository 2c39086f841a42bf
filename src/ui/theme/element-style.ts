import type { CSSProperties } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Hex } from '@/lib/oklch.ts'

/** Hue of each element. Fixed, not a setting (decision 0038). Mixed only `in oklab`. */
const elementHues: Record<CardType, Hex> = {
  Natura: '#4fa22f',
  Aria: '#6f9be0',
  Fuoco: '#e2501e',
  Terra: '#b98440',
  Oggetto: '#a8704e',
  Acqua: '#1f83e0',
  Ghiaccio: '#3fa5e0',
  Psichico: '#a040c8',
  Meccanico: '#7a8690',
  Cosmico: '#5f4bd8',
  Divino: '#d8a93a',
  Luce: '#f0a010',
  Oscurità: '#6a3bb8',
  Suono: '#c03a9a',
  '???': '#12a5a0',
}

/** Sets `--el` for a part of the page: the element's hue, or the shop's colour without an element. */
export const elementStyle = (element?: CardType | null): CSSProperties =>
  ({ '--el': element ? elementHues[element] : 'var(--brand)' }) as CSSProperties

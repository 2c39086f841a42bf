/** A card being made: kept on this device, whatever was stored before is brought back into the ranges. Pure. */
import { CardType, Rarity } from '@/contract/characters.ts'

export interface CardDraft {
  name: string // at most 12 letters
  type: CardType
  rarity: Rarity
  art: string // slug of the character whose figure it borrows
  health: number
  attack: number
}

export const draftKey = 'card-draft' // in local storage

export const nameLength = 12
export const healthRange = { min: 50, max: 320 } // specification §9
export const attackRange = { min: 20, max: 170 }

export const freshDraft: CardDraft = {
  name: '',
  type: 'Fuoco',
  rarity: 'Comune',
  art: 'volpardore',
  health: 120,
  attack: 60,
}

export const trimName = (text: string): string => [...text].slice(0, nameLength).join('')

const within = (value: unknown, { min, max }: { min: number; max: number }, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.round(value)))
    : fallback

export function readDraft(value: unknown): CardDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Partial<Record<keyof CardDraft, unknown>>
  const type = CardType.safeParse(given.type)
  const rarity = Rarity.safeParse(given.rarity)
  return {
    name: typeof given.name === 'string' ? trimName(given.name) : freshDraft.name,
    type: type.success ? type.data : freshDraft.type,
    rarity: rarity.success ? rarity.data : freshDraft.rarity,
    art: typeof given.art === 'string' && /^[a-z-]{1,40}$/.test(given.art) ? given.art : freshDraft.art,
    health: within(given.health, healthRange, freshDraft.health),
    attack: within(given.attack, attackRange, freshDraft.attack),
  }
}

import type { Creature } from '../../creature.ts'

export type Archetypes = Record<string, (c: Creature) => void>

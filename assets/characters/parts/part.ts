/** A part is added to a finished body; it reads the anatomy the archetype left and its own options from the spec line. */
import type { Creature } from '../creature.ts'

// biome-ignore lint/suspicious/noExplicitAny: each part declares its own options; spec lines are checked by partLine
export type Part<O = any> = (c: Creature, options: O) => void

/**
 * Every card's art, in card order. A new card is one spec in its rarity's file: archetype, palette, face and parts; what is not
 * said keeps the archetype's default. `tsx assets/characters/try.ts <slug>` shows it in seconds.
 */
import { comuni } from './comune.ts'
import { leggendarie } from './leggendaria.ts'
import { mitiche } from './mitica.ts'
import { nonComuni } from './non-comune.ts'
import { rare } from './rara.ts'
import type { ArtSpec } from './spec.ts'

export const cards: readonly ArtSpec[] = [...comuni, ...nonComuni, ...rare, ...mitiche, ...leggendarie]

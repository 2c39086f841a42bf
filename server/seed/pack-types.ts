/** The types of packs, inserted at every start of any shop; existing names stay. */
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import { packTypes } from '../db/schema/game.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { type LocalizedTexts, localized } from './localized.ts'

export const packTypeSeeds: readonly { rarity: (typeof packRarities)[number]; names: LocalizedTexts }[] = [
  {
    rarity: 'common',
    names: localized(
      'Busta della bottega',
      'Workshop Pack',
      'Sobre del taller',
      'Booster de l’atelier',
      'Werkstatt-Booster',
      'Saqueta do ateliê',
    ),
  },
  {
    rarity: 'uncommon',
    names: localized(
      'Busta d’argento',
      'Silver Pack',
      'Sobre de plata',
      'Booster d’argent',
      'Silber-Booster',
      'Saqueta de prata',
    ),
  },
  {
    rarity: 'rare',
    names: localized(
      'Busta d’oro',
      'Gold Pack',
      'Sobre de oro',
      'Booster d’or',
      'Gold-Booster',
      'Saqueta de ouro',
    ),
  },
  {
    rarity: 'epic',
    names: localized(
      'Busta arcana',
      'Arcane Pack',
      'Sobre arcano',
      'Booster arcanique',
      'Arkaner Booster',
      'Saqueta arcana',
    ),
  },
  {
    rarity: 'legendary',
    names: localized(
      'Busta leggendaria',
      'Legendary Pack',
      'Sobre legendario',
      'Booster légendaire',
      'Legendärer Booster',
      'Saqueta lendária',
    ),
  },
]

export async function loadPackTypes(db: Queryable): Promise<void> {
  await db
    .insert(packTypes)
    .values([...packTypeSeeds])
    .onConflictDoNothing({ target: packTypes.rarity })
}

/** The kinds of packs, brought in at every start of any shop; names that are there stay. */
import type { packRarities } from '../../../src/contract/characters.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { packTypes } from '../schema/game.ts'
import { type SixTexts, six } from './six.ts'

const packTypeSeeds: readonly { rarity: (typeof packRarities)[number]; names: SixTexts }[] = [
  {
    rarity: 'common',
    names: six(
      'Busta della bottega',
      'Workshop Pack',
      'Sobre del taller',
      'Booster de l’atelier',
      'Werkstatt-Booster',
      'Saqueta da oficina',
    ),
  },
  {
    rarity: 'uncommon',
    names: six(
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
    names: six('Busta d’oro', 'Gold Pack', 'Sobre de oro', 'Booster d’or', 'Gold-Booster', 'Saqueta de ouro'),
  },
  {
    rarity: 'epic',
    names: six(
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
    names: six(
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

/** The kinds of packs, brought in at every start of any shop; names that are there stay. */
import type { packRarities } from '../../../src/contract/characters.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { packTypes } from '../schema/game.ts'
import { type SixTexts, six } from './six.ts'

const packTypeSeeds: readonly { rarity: (typeof packRarities)[number]; names: SixTexts }[] = [
  {
    rarity: 'common',
    names: six(
      'Bustina della bottega',
      'Workshop Pack',
      'Sobre del taller',
      'Booster de l’atelier',
      'Werkstatt-Booster',
      'Carteirinha da oficina',
    ),
  },
  {
    rarity: 'uncommon',
    names: six(
      'Bustina d’argento',
      'Silver Pack',
      'Sobre de plata',
      'Booster d’argent',
      'Silber-Booster',
      'Carteirinha de prata',
    ),
  },
  {
    rarity: 'rare',
    names: six(
      'Bustina d’oro',
      'Gold Pack',
      'Sobre de oro',
      'Booster d’or',
      'Gold-Booster',
      'Carteirinha de ouro',
    ),
  },
  {
    rarity: 'epic',
    names: six(
      'Bustina arcana',
      'Arcane Pack',
      'Sobre arcano',
      'Booster arcanique',
      'Arkaner Booster',
      'Carteirinha arcana',
    ),
  },
  {
    rarity: 'legendary',
    names: six(
      'Bustina leggendaria',
      'Legendary Pack',
      'Sobre legendario',
      'Booster légendaire',
      'Legendärer Booster',
      'Carteirinha lendária',
    ),
  },
]

export async function loadPackTypes(db: Queryable): Promise<void> {
  await db
    .insert(packTypes)
    .values([...packTypeSeeds])
    .onConflictDoNothing({ target: packTypes.rarity })
}

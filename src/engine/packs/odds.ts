/**
 * The odds of packs (decision 0034): for each pack rarity one table for slots 1–4 and one for slot 5, "tier or better". Draws use the
 * published tables. A published version never changes; new odds are a new version.
 */

export const packTiers = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type PackTier = (typeof packTiers)[number]

/** Most common first. The first five are the names of the pack tiers. */
export const cardTiers = ['Comune', 'Non Comune', 'Rara', 'Mitica', 'Leggendaria', 'Unica'] as const
export type CardTier = (typeof cardTiers)[number]

export const packSize = 5
/** Ten-thousandths per card rarity, in the order of `cardTiers`; a row adds up to `oddsWhole`. */
export type OddsRow = readonly [number, number, number, number, number, number]
export const oddsWhole = 10_000

export interface PackOdds {
  usual: OddsRow // slots 1–4
  last: OddsRow // slot 5
}

/** After this many packs of the same user and type without Leggendaria or Unica, the next pack gives one in slot 5. */
export const guaranteeAfter = 19

type OddsTables = Record<PackTier, PackOdds>

const versions: Readonly<Record<number, OddsTables>> = {
  1: {
    common: { usual: [7500, 2000, 450, 50, 0, 0], last: [6000, 2500, 1100, 300, 90, 10] },
    uncommon: { usual: [5500, 3500, 900, 100, 0, 0], last: [0, 7000, 2200, 600, 180, 20] },
    rare: { usual: [4000, 3800, 1800, 350, 50, 0], last: [0, 0, 7800, 1600, 550, 50] },
    epic: { usual: [2500, 3800, 2700, 800, 200, 0], last: [0, 0, 0, 8200, 1650, 150] },
    legendary: { usual: [1000, 3500, 3500, 1500, 500, 0], last: [0, 0, 0, 0, 9400, 600] },
  },
}

/** The latest shipped version. */
export const currentOddsVersion = 1

/** The rules of a kind of pack. Versions published by an administrator are passed in where a pack is drawn. */
export interface PackRules extends PackOdds {
  guarantee_after: number
}

/** Returns undefined if no such version is shipped. */
export const oddsOf = (version: number, tier: PackTier): PackOdds | undefined => versions[version]?.[tier]

/** Returns the odds of a version with their guarantee, or undefined for an unknown version or tier. */
export function shippedRules(version: number, tier: PackTier): PackRules | undefined {
  const odds = oddsOf(version, tier)
  return odds && { ...odds, guarantee_after: guaranteeAfter }
}

const isGuaranteed = (tier: CardTier): boolean => tier === 'Leggendaria' || tier === 'Unica'

/**
 * Slot 5 of a guaranteed pack: only Leggendaria and Unica, in the proportion of the table.
 * The parts are no longer ten-thousandths; their sum is the whole.
 */
export const guaranteedRow = ({ last }: PackOdds): OddsRow =>
  last.map((part, at) => (isGuaranteed(cardTiers[at] as CardTier) ? part : 0)) as unknown as OddsRow

/** Whether a pack resets the guarantee counter. */
export const endsTheWait = (drawn: readonly CardTier[]): boolean => drawn.some(isGuaranteed)

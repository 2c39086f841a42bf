/**
 * Safety information of a product (Regulation (EU) 2023/988, article 19): its own values, else those of its category, of the parent
 * categories, and of the shop. Pure.
 */

/** Hazards of toys that are not suitable below 36 months (Directive 2009/48/EC, annex V). `none` ends the inheritance. */
export const toyWarnings = ['none', 'small_parts', 'small_balls', 'long_cord', 'sharp_edges'] as const
export type ToyWarning = (typeof toyWarnings)[number]

export interface Party {
  name: string
  address: string // postal
  contact: string // email or website
}

/** Values of one level. Empty ones are inherited from the next level. */
export interface SafetyLevel {
  maker: string
  maker_address: string
  maker_contact: string
  responsible: string
  responsible_address: string
  responsible_contact: string
  minimum_age: number // years; 0: none
  toy_warning: ToyWarning | null
  disposal_url: string
  warnings: string // in the language of the reader
}

export interface EffectiveSafety {
  maker: Party | null
  responsible: Party | null // in the European Union; null: the maker
  minimum_age: number | null // years
  toy_warning: Exclude<ToyWarning, 'none'> | null
  warnings: string
  disposal_url: string | null
}

export const emptySafety: SafetyLevel = {
  maker: '',
  maker_address: '',
  maker_contact: '',
  responsible: '',
  responsible_address: '',
  responsible_contact: '',
  minimum_age: 0,
  toy_warning: null,
  disposal_url: '',
  warnings: '',
}

/** Name, address and contact belong together: all three come from the level that has the name. */
function partyOf(levels: readonly SafetyLevel[], role: 'maker' | 'responsible'): Party | null {
  const level = levels.find(candidate => candidate[role] !== '')
  return level
    ? { name: level[role], address: level[`${role}_address`], contact: level[`${role}_contact`] }
    : null
}

/** @param levels of the product, its category, the parent categories from below, and the shop */
export function effectiveSafety(levels: readonly SafetyLevel[]): EffectiveSafety {
  const toyWarning = levels.find(level => level.toy_warning !== null)?.toy_warning ?? null
  return {
    maker: partyOf(levels, 'maker'),
    responsible: partyOf(levels, 'responsible'),
    minimum_age: levels.find(level => level.minimum_age > 0)?.minimum_age ?? null,
    toy_warning: toyWarning === 'none' ? null : toyWarning,
    warnings: levels.find(level => level.warnings !== '')?.warnings ?? '',
    disposal_url: levels.find(level => level.disposal_url !== '')?.disposal_url ?? null,
  }
}

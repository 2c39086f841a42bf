import { battleNew } from './battle-new.ts'
import { battleOld } from './battle-old.ts'
import { battleOwnDeck } from './battle-own-deck.ts'
import { lessons } from './lesson.ts'
import type { Variant, VariantCode } from './variant.ts'

const variants: Record<VariantCode, Variant> = {
  new: battleNew,
  newb: battleOwnDeck,
  oldnew: battleOld,
  ...lessons,
}

export const variantOf = (code: VariantCode): Variant => variants[code]

import { type CardType, codeName } from '@/contract/endpoints/game/characters.ts'
import { elementIcons } from '@/ui/icon/element-icon.ts'

const types = Object.keys(elementIcons) as CardType[]

/** Returns the card type of an attribute value: `oscurita` is Oscurità. */
export const elementOfCode = (code: string): CardType | undefined =>
  types.find(type => codeName(type) === code)

/** Lists that hold nothing yet: whose words say so, which creature keeps them company, and where to go from there. */
import type { CardType } from '@/contract/characters.ts'
import type { ScreenName } from '@/contract/paths.ts'

export interface BareList {
  words: string // key in `admin:empty`
  onward: ScreenName // its title names the button
  creature: string
  element: CardType
}

export const bareLists: Partial<Record<ScreenName, BareList>> = {
  adminPacks: { words: 'packs', onward: 'adminCharacters', creature: 'amanito', element: 'Natura' },
}

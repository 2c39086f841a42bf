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
  adminNewsletter: { words: 'newsletter', onward: 'adminUsers', creature: 'gufosaggio', element: 'Aria' },
  adminPacks: { words: 'packs', onward: 'adminCharacters', creature: 'amanito', element: 'Natura' },
  adminPayments: { words: 'payments', onward: 'adminOrders', creature: 'brinorso', element: 'Ghiaccio' },
  adminShipping: { words: 'shipping', onward: 'adminOrders', creature: 'brinorso', element: 'Ghiaccio' },
  adminSlideshow: { words: 'slideshow', onward: 'home', creature: 'ondalice', element: 'Acqua' },
}

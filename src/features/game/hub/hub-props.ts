import type { User } from '@/contract/endpoints/account/users.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'

export interface HubViewProps {
  user: User | null
  sealed: readonly Pack[] | null // unopened packs; null until they have loaded
  owned: readonly Character[] // one per number, sorted newest first
  total: number // number of characters in the album; 0 while loading
  deck: { name: string; cards: readonly Character[] } | null // the most recently changed one
  heroes: readonly Character[] // creatures on the large link to play: the player's, the opponent's
  unseenRewards: number // rewards granted since the rewards page was last opened
  draftName: string // name of the draft card; '' without one
  isNew: boolean // has not played a lesson yet
  locale: Locale
  linkTo: LinkTo
  onSettings(): void
}

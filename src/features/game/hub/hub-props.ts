import type { User } from '@/contract/endpoints/account/users.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'

export interface HubViewProps {
  user: User | null
  sealed: readonly Pack[] | null // packs to open; null as long as nobody knows
  owned: readonly Character[] // one per number, the newest first
  total: number // characters of the album; 0 while loading
  deck: { name: string; cards: readonly Character[] } | null // the last one changed
  heroes: readonly Character[] // creatures on the large link to play: mine, theirs
  draftName: string // of the card being made; '' without one
  isNew: boolean // has not played the lesson yet
  locale: Locale
  linkTo: LinkTo
  onSettings(): void
}

import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Pack, PackGuarantee, PackType } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'

export interface PacksViewProps {
  user: number // id
  packs: readonly Pack[] // of this account, including opened ones
  types: readonly PackType[]
  guarantees: readonly PackGuarantee[]
  characters: readonly Character[]
  locale: Locale
  linkTo: LinkTo
  onChanged(): void // called when packs and cards on the server have changed
}

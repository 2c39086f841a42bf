import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Pack, PackGuarantee, PackType } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'

export interface PacksViewProps {
  user: number // id
  packs: readonly Pack[] // of this account, opened ones too
  types: readonly PackType[]
  guarantees: readonly PackGuarantee[]
  characters: readonly Character[]
  locale: Locale
  linkTo: LinkTo
  onChanged(): void // packs and cards on the server are not what they were
}

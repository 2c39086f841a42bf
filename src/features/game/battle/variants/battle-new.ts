import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import type { Variant } from './variant.ts'

/** Quick battle: the whole catalogue is shuffled and dealt by the engine (specification notes §4). */
export const battleNew: Variant = {
  code: 'new',
  needs: { characters: true, owned: false },
  fixed: {},
  ticket: () => ({ kind: 'new', deck: null }),
  prepare: ({ characters }, _seed, { rules }) =>
    characters.length === 0
      ? { missing: 'characters' }
      : { setup: { rules, catalogue: characters.map(cardSpecOf) }, characters },
}

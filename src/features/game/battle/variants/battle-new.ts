import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import type { Variant } from './variant.ts'

/** Quick battle: the engine shuffles and deals the whole catalogue (specification notes §4). */
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

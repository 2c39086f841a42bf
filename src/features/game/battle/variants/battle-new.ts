import { cardSpecOf } from '../session/card-spec.ts'
import type { Variant } from './variant.ts'

/** Quick battle: the whole catalogue is shuffled and dealt by the engine. */
export const battleNew: Variant = {
  code: 'new',
  needs: { characters: true, owned: false },
  opponent: 'novizio',
  prepare: ({ characters }) =>
    characters.length === 0
      ? { missing: 'characters' }
      : { setup: { rules: 'classic', catalogue: characters.map(cardSpecOf) }, characters },
}

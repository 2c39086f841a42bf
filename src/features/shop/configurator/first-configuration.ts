import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { firstDesign } from './design/design-edits.ts'

const firstCharacter = 'draghissimo'

/** What the stage shows before anything is chosen: the first ground and print. Sizes and pieces are the shopper's to choose. */
export function firstConfiguration({ id, steps, packages, print }: Collection): Configuration {
  const shown = steps.filter(step => step.role === 'ground' || step.role === 'print')
  return {
    collection_id: id,
    choices: Object.fromEntries(
      shown.flatMap(step => {
        const first = step.choices.find(choice => choice.stock !== 'out')
        return first ? [[step.code, [first.code]]] : []
      }),
    ),
    texts: {},
    package: packages.find(one => one.extra === 0)?.code ?? null,
    ...(print && { design: firstDesign(print.surface, firstCharacter) }),
  }
}

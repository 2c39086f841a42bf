import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { firstDesign } from './design/design-edits.ts'

const firstCharacter = 'draghissimo'

/** The initial preview: the first background and print. Sizes and items are left to the shopper. */
export function firstConfiguration({ id, steps, packages, print }: Collection): Configuration {
  const visibleSteps = steps.filter(step => step.role === 'ground' || step.role === 'print')
  return {
    collection_id: id,
    choices: Object.fromEntries(
      visibleSteps.flatMap(step => {
        const first = step.choices.find(choice => choice.stock !== 'out')
        return first ? [[step.code, [first.code]]] : []
      }),
    ),
    texts: {},
    package: packages.find(wrapping => wrapping.extra === 0)?.code ?? null,
    ...(print && { design: firstDesign(print.surface, firstCharacter) }),
  }
}

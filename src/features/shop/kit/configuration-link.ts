/**
 * A configuration as a link, so that it survives a reload and can be shared. `configurator/read-configuration.ts`
 * parses it.
 */
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import type { PrintDesign, PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { printSides } from '@/domain/print-sides.ts'

export const packageKey = 'package'
export const textPrefix = 't.'
export const choicePrefix = 'c.'
/** One value per layer of a side, from bottom to top. */
export const designKey = { front: 'd.front', back: 'd.back' } as const

const shownBy = (layer: PrintLayer): string[] => {
  if (layer.kind === 'text') return [layer.colour, layer.text]
  return [layer.kind === 'character' ? layer.slug : layer.picture]
}

function writeDesign(params: URLSearchParams, design: PrintDesign | undefined): void {
  if (!design) return
  for (const side of printSides)
    for (const layer of design[side]) {
      const { id, kind, x, y, width, height, angle } = layer
      params.append(designKey[side], [id, kind, x, y, width, height, angle, ...shownBy(layer)].join('~'))
    }
}

/** Equal configurations have equal links. */
export function writeConfiguration(configuration: Configuration): string {
  const params = new URLSearchParams()
  const byCode = (a: [string, unknown], b: [string, unknown]) => (a[0] < b[0] ? -1 : 1)
  for (const [step, codes] of Object.entries(configuration.choices).sort(byCode))
    if (codes.length > 0) params.set(choicePrefix + step, codes.join(','))
  for (const [step, text] of Object.entries(configuration.texts).sort(byCode))
    if (text.trim()) params.set(textPrefix + step, text.trim())
  if (configuration.package) params.set(packageKey, configuration.package)
  writeDesign(params, configuration.design)
  return params.toString().replaceAll('%2C', ',')
}

/** Query parameter of the configurator that names the cart line to change. */
export const lineKey = 'line'

/** Link to the configurator with the configuration of a cart line. Saving it changes that line. */
export const editingLink = (configurator: string, configuration: Configuration, cartId: string): string =>
  `${configurator}?${writeConfiguration(configuration)}&${lineKey}=${encodeURIComponent(cartId)}`

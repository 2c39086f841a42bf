import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import type { TFunction } from '@/i18n/words.ts'

/** Label of a layer: the name of a character, the text of a text. */
export function layerName(layer: PrintLayer, t: TFunction<'configurator'>): string {
  if (layer.kind === 'text') return `“${layer.text}”`
  if (layer.kind === 'picture') return t('design.own_picture')
  return layer.slug.slice(0, 1).toUpperCase() + layer.slug.slice(1)
}

/** The text colour that is readable on the chosen fabric. Pure. */
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { chosenOf } from '@/contract/endpoints/shop/configuring.ts'
import type { PrintDesign, PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { printInks } from '@/design/print-text.ts'
import { contrast } from '@/lib/oklch.ts'

const paper = '#ffffff' // products without a choice of colour are light
const readable = 3 // large letters, WCAG 2.2 AA

const clothOf = ({ steps }: Collection, configuration: Configuration): string => {
  const ground = steps.find(step => step.role === 'ground')
  return (ground && chosenOf([ground], configuration)[0]?.colour) ?? paper
}

/** The shop's yellow if it is readable, otherwise the colour with the highest contrast. */
export function readableInk(collection: Collection, configuration: Configuration): string {
  const cloth = clothOf(collection, configuration)
  if (contrast(printInks.yellow, cloth) >= readable) return printInks.yellow
  return [printInks.ink, printInks.white].reduce((best, ink) =>
    contrast(ink, cloth) > contrast(best, cloth) ? ink : best,
  )
}

/**
 * Applies another fabric colour: texts in the colour suggested for the former fabric get the colour suggested for the
 * new one.
 */
export function withReadableTexts(
  collection: Collection,
  before: Configuration,
  after: Configuration,
): Configuration {
  const [old, ink] = [readableInk(collection, before), readableInk(collection, after)]
  if (!after.design || old === ink) return after
  const inked = (layers: readonly PrintLayer[]) =>
    layers.map(layer => (layer.kind === 'text' && layer.colour === old ? { ...layer, colour: ink } : layer))
  const design: PrintDesign = {
    ...after.design,
    front: inked(after.design.front),
    back: inked(after.design.back),
  }
  return { ...after, design }
}

/**
 * Which goods are made to the customer's order: no right of withdrawal for them (directive 2011/83 art. 16 c, art. 59 c Codice del
 * consumo). Putting ready-made things together is not making them: only what bears the customer's own design or words is.
 */
import type { Collection, Configuration } from './collections.ts'

export function isPersonalised(configuration: Configuration | null | undefined): boolean {
  if (!configuration) return false
  const { design, texts } = configuration
  const isPrinted = design !== undefined && design.front.length + design.back.length > 0
  return isPrinted || Object.values(texts).some(text => text.trim() !== '')
}

/** Whether whatever is sold out of this collection, or what stands chosen now, is personalised. */
export const sellsPersonalised = (
  { print }: Pick<Collection, 'print'>,
  configuration: Configuration,
): boolean => print !== null || isPersonalised(configuration)

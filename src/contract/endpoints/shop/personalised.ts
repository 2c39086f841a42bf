/**
 * Goods made to the customer's order, which have no right of withdrawal (directive 2011/83 art. 16 c, art. 59 c Codice del consumo).
 * Combining ready-made items does not count. Only goods with the customer's own design or text do.
 */
import type { Collection, Configuration } from './collections.ts'

export function isPersonalised(configuration: Configuration | null | undefined): boolean {
  if (!configuration) return false
  const { design, texts } = configuration
  const isPrinted = design !== undefined && design.front.length + design.back.length > 0
  return isPrinted || Object.values(texts).some(text => text.trim() !== '')
}

/** Whether every item of this collection, or the current selection, is personalised. */
export const sellsPersonalised = (
  { print }: Pick<Collection, 'print'>,
  configuration: Configuration,
): boolean => print !== null || isPersonalised(configuration)

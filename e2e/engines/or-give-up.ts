import { setTimeout } from 'node:timers/promises'

/**
 * For a question that is asked again: WebKit's driver never responds to a script that meets a document while it is being left.
 * @returns what `asked` says, or `otherwise` after ten seconds without it
 */
export const orGiveUp = <T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> =>
  Promise.race([asked, setTimeout(10_000, otherwise, { ref: false })])

import { setTimeout } from 'node:timers/promises'

/**
 * For a script that will be run again: WebKit's driver never responds to a script in a document that is being left.
 * @returns the result of `asked`, or `otherwise` after ten seconds without it
 */
export const orGiveUp = <T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> =>
  Promise.race([asked, setTimeout(10_000, otherwise, { ref: false })])

/**
 * Goods with no right of withdrawal, or a limited one (Directive 2011/83/EU, art. 16 c, d, e; art. 59 of the Italian Consumer Code). Digital
 * content is not listed: the buyer's consent at the checkout excludes it. Pure.
 */
export const withdrawalExceptions = ['personalised', 'perishable', 'sealed'] as const
export type WithdrawalException = (typeof withdrawalExceptions)[number]

export interface ExceptionalLine {
  is_personalised: boolean // configured with the buyer's own design or text, or a product that is always made to order
  withdrawal_exception: WithdrawalException | null // of the product
}

/** Returns the exception that applies to a line, or null for a full right of withdrawal. */
export const exceptionOf = (line: ExceptionalLine): WithdrawalException | null =>
  line.is_personalised ? 'personalised' : line.withdrawal_exception

/** Sealed goods can be withdrawn from as long as the seal is intact, which only the returned goods show. */
export function isWithdrawable(line: ExceptionalLine): boolean {
  const exception = exceptionOf(line)
  return exception !== 'personalised' && exception !== 'perishable'
}

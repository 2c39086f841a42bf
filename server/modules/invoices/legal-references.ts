/**
 * Provisions that documents cite, with the day from which the wording applies. The consolidated VAT code (D.Lgs.
 * 10/2026) replaces DPR 633/1972 and DL 331/1993 on 1 January 2027. Sources: decision 0060.
 */

export const provisions = ['on_request', 'credit_note'] as const
export type Provision = (typeof provisions)[number]

export interface LegalReference {
  text: string
  in_force_since: string // calendar day
}

const consolidated = '2027-01-01'

/** Oldest first. */
const references: Record<Provision, readonly LegalReference[]> = {
  on_request: [
    { text: 'art. 22, c. 1, n. 1, DPR 633/1972', in_force_since: '1973-01-01' },
    { text: 'D.Lgs. 10/2026 (già art. 22, c. 1, n. 1, DPR 633/1972)', in_force_since: consolidated },
  ],
  credit_note: [
    { text: 'art. 26 DPR 633/1972', in_force_since: '1973-01-01' },
    { text: 'D.Lgs. 10/2026 (già art. 26 DPR 633/1972)', in_force_since: consolidated },
  ],
}

/** Returns the wording in force on a calendar day of the shop, `2026-11-28`. */
export function legalReference(provision: Provision, day: string): LegalReference {
  const inForce = references[provision].filter(({ in_force_since }) => in_force_since <= day).at(-1)
  if (!inForce) throw new Error(`no wording of ${provision} was in force on ${day}`)
  return inForce
}

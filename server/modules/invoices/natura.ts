/**
 * Why an operation carries no VAT (codes of the FPR12 schema), with the cited provision and whether stamp duty is due
 * above the limit. The wording changes on 1 January 2027 (decision 0060).
 */
import type { Country } from '@/contract/endpoints/account/address.ts'
import { unionCountries } from '@/contract/endpoints/account/address.ts'
import type { Cents } from '@/domain/money.ts'
import type { Natura } from '@/domain/tax/tax-classes.ts'
import type { LegalReference } from './legal-references.ts'

interface NaturaFacts {
  provision: string // until 31 December 2026
  consolidated: string // from 1 January 2027
  hasStamp: boolean // exports and deliveries of goods within the Union are exempt
}

const naturaFacts: Record<Natura, NaturaFacts> = {
  N1: {
    provision: 'art. 15 DPR 633/1972',
    consolidated: 'D.Lgs. 10/2026 (gia art. 15 DPR 633/1972)',
    hasStamp: true,
  },
  'N2.2': {
    provision: 'art. 74, c. 1, DPR 633/1972',
    consolidated: 'D.Lgs. 10/2026 (gia art. 74, c. 1, DPR 633/1972)',
    hasStamp: true,
  },
  N4: {
    provision: 'art. 10 DPR 633/1972',
    consolidated: 'D.Lgs. 10/2026 (gia art. 10 DPR 633/1972)',
    hasStamp: true,
  },
  N5: {
    provision: 'art. 36 DL 41/1995',
    consolidated: 'D.Lgs. 10/2026 (gia art. 36 DL 41/1995)',
    hasStamp: true,
  },
  'N2.1': {
    provision: 'art. 7-ter DPR 633/1972 (inversione contabile)',
    consolidated: 'D.Lgs. 10/2026 (gia art. 7-ter DPR 633/1972; inversione contabile)',
    hasStamp: true,
  },
  'N3.1': {
    provision: 'art. 8 DPR 633/1972',
    consolidated: 'D.Lgs. 10/2026 (gia art. 8 DPR 633/1972)',
    hasStamp: false,
  },
  'N3.2': {
    provision: 'art. 41 DL 331/1993',
    consolidated: 'D.Lgs. 10/2026 (gia art. 41 DL 331/1993)',
    hasStamp: false,
  },
  'N3.3': {
    provision: 'art. 71 DPR 633/1972',
    consolidated: 'D.Lgs. 10/2026 (gia art. 71 DPR 633/1972)',
    hasStamp: false,
  },
}

const consolidatedSince = '2027-01-01'

/** Returns the wording in force on a calendar day, as documents cite it. */
export const naturaReference = (natura: Natura, day: string): LegalReference => ({
  text: `${natura}: ${provisionOf(natura, day)}`,
  in_force_since: day < consolidatedSince ? '1973-01-01' : consolidatedSince,
})

/** Returns the wording in force on a calendar day. */
export const provisionOf = (natura: Natura, day: string): string =>
  naturaFacts[natura][day < consolidatedSince ? 'provision' : 'consolidated']

interface Operation {
  country: Country
  isBusiness: boolean // with a VAT number
  isService: boolean // delivered electronically
}

/** Returns undefined when no code follows from the operation: an operation in Italy, or with a consumer in the Union. */
export function naturaOf({ country, isBusiness, isService }: Operation): Natura | undefined {
  if (country === 'SM' && isBusiness && !isService) return 'N3.3'
  if (isService) return country !== 'IT' && isBusiness ? 'N2.1' : undefined
  if (!unionCountries.includes(country)) return 'N3.1'
  return country !== 'IT' && isBusiness ? 'N3.2' : undefined
}

const stampLimit: Cents = 7747
const stamp: Cents = 200

/** Returns the stamp duty in cents on the amounts without VAT of a document (DPR 642/1972). */
export function stampDuty(amounts: readonly { natura: Natura; taxable: Cents }[]): Cents {
  const liable = amounts.filter(({ natura }) => naturaFacts[natura].hasStamp)
  return liable.reduce((sum, { taxable }) => sum + taxable, 0) > stampLimit ? stamp : 0
}

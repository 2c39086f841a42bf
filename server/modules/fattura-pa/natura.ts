/**
 * Why an operation carries no VAT (codes of the FPR12 schema), with the cited provision and whether stamp duty is due
 * above the limit. The wording changes on 1 January 2027 (decision 0060).
 */
import type { Country } from '@/contract/endpoints/account/address.ts'
import { unionCountries } from '@/contract/endpoints/account/address.ts'
import type { Cents } from '@/domain/money.ts'

export type Natura = 'N2.1' | 'N3.1' | 'N3.2' | 'N3.3'

interface NaturaFacts {
  provision: string // until 31 December 2026
  consolidated: string // from 1 January 2027
  hasStamp: boolean // exports and deliveries of goods within the Union are exempt
}

const naturaFacts: Record<Natura, NaturaFacts> = {
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

/** Returns the wording in force on a calendar day. */
export const provisionOf = (natura: Natura, day: string): string =>
  naturaFacts[natura][day < '2027-01-01' ? 'provision' : 'consolidated']

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

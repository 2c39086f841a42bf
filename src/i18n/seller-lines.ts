/** Identity of the seller as text lines, for the footer, emails and legal texts (decision 0062). Pure. */
import type { Company } from '../contract/settings.ts'

export type SellerLabel = 'representative' | 'vat_number' | 'tax_code' | 'capital' | 'pec' | 'phone'

/**
 * Returns name and seat, registrations, contacts, each as a list of parts. Empty fields and groups are omitted. `label` adds the name of a
 * field to its value (`common.seller.<label>`).
 */
export function sellerGroups(
  company: Company,
  label: (name: SellerLabel, value: string) => string,
): string[][] {
  const labelled = (name: SellerLabel) => company[name] && label(name, company[name])
  return [
    [company.name, company.street, company.place, labelled('representative')],
    [labelled('vat_number'), labelled('tax_code'), company.register, labelled('capital')],
    [company.email, labelled('pec'), labelled('phone')],
  ]
    .map(parts => parts.filter(Boolean))
    .filter(parts => parts.length > 0)
}

/** Check of a buyer's VAT number in VIES, the register of the Union. A reverse charge needs a response of the same day. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Country } from '../account/address.ts'
import { vatCheckStates } from './checkout.ts'

export const checkVatNumber = endpoint({
  method: 'POST',
  path: '/checkout/vat-check',
  leavesShared: true,
  tag: 'Checkout',
  summary: 'Check a VAT number of another member state in VIES, once a day per number',
  permission: 'public',
  limit: 'vat-check',
  body: z.strictObject({ country: Country, vat_number: z.string().overwrite(cleanLine).min(1).max(40) }),
  response: z.object({ state: z.enum(vatCheckStates), checked_at: z.string() }),
  problems: ['not_found'],
})

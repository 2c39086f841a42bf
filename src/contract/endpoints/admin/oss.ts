/** Sales in the Union scheme (OSS): the amounts of a quarter's return, and the threshold from which it applies. Amounts in cents. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const Quarter = z.string().regex(/^20\d\d-Q[1-4]$/, 'invalid')

/** As in the return: supplies of goods and of services, the kind of rate, and corrections of earlier quarters by country. */
export const OssReport = z.object({
  quarter: Quarter,
  rows: z.array(
    z.object({
      country: z.string(),
      supply: z.enum(['goods', 'services']),
      rate_type: z.enum(['standard', 'reduced']),
      percent: z.number(),
      taxable: z.int(),
      vat: z.int(),
    }),
  ),
  corrections: z.array(z.object({ quarter: Quarter, country: z.string(), vat: z.int() })), // negative: VAT to get back
  threshold: z.object({
    year: z.int(), // of the quarter
    net: z.int(), // sales to consumers in other member states in that year
    limit: z.int(),
    warning: z.int(), // from here on the administration warns
    is_passed: z.boolean(), // the VAT of the destination applies
  }),
})
export type OssReport = z.infer<typeof OssReport>

export const ossReport = endpoint({
  tag: 'Administration',
  permission: 'admin:invoices:read',
  method: 'GET',
  path: '/admin/oss/:quarter',
  summary: 'Sales of a quarter in the Union scheme by country and rate, with corrections of earlier quarters',
  params: z.object({ quarter: Quarter }),
  response: OssReport,
  problems: ['unauthenticated', 'forbidden'],
})

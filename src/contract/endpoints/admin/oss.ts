/** Sales in the Union scheme (OSS): the amounts of a quarter's return, and the threshold from which it applies. Amounts in cents. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'

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

/** `near`: above the warning. `passed`: the VAT of the destination applies. */
export const thresholdLevels = ['near', 'passed'] as const

const ThresholdWarning = z.object({
  year: z.int(),
  level: z.enum(thresholdLevels),
  net: z.int(), // sales to consumers in other member states in that year
  limit: z.int(),
  by_country: z.boolean(), // whether the shop charges the VAT of the destination
})
export type ThresholdWarning = z.infer<typeof ThresholdWarning>

export const thresholdWarning = endpoint({
  tag: 'Administration',
  permission: 'admin:invoices:read',
  method: 'GET',
  path: '/admin/oss-threshold',
  summary: 'The warning about the threshold of the Union scheme that was not read this year, or null',
  response: z.object({ warning: ThresholdWarning.nullable() }),
  problems: ['unauthenticated', 'forbidden'],
})

export const readThresholdWarning = endpoint({
  tag: 'Administration',
  permission: 'admin:invoices:write',
  method: 'POST',
  path: '/admin/oss-threshold/read',
  summary: 'Hide the warning of a year and level for the whole staff',
  body: z.strictObject({ year: z.int().min(2000).max(2100), level: z.enum(thresholdLevels) }),
  response: Done,
  problems: ['unauthenticated', 'forbidden'],
})

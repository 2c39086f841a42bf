/** Reports of a period: figures by day, week or month and by entry, compared with an earlier period. Amounts in cents. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { decimal } from '../../envelope.ts'
import { SaleAmount } from '../../sale-amounts.ts'

/** Figures of a report. Takings are received less refunded. */
export const reportFigures = [
  'received', // payments received, VAT included
  'refunded', // refunds accepted by the payment provider
  'taxable',
  'vat',
  'orders', // paid orders
  'count', // sold pieces, returned pieces, searches, opened packs or finished battles
] as const
export type ReportFigure = (typeof reportFigures)[number]

/** The figures of each report. The first one sorts its entries; the chart shows it first. */
export const reports = {
  sales: ['takings', 'received', 'refunded', 'orders'],
  vat: ['takings', 'taxable', 'vat'],
  products: ['takings', 'count', 'received', 'refunded'],
  categories: ['takings', 'count', 'received', 'refunded'],
  countries: ['takings', 'orders', 'received', 'refunded'],
  tiers: ['takings', 'orders', 'received', 'refunded'],
  methods: ['takings', 'orders', 'received', 'refunded'],
  coupons: ['takings', 'orders', 'received', 'refunded'],
  customers: ['takings', 'orders', 'received', 'refunded'],
  returns: ['count', 'orders'],
  searches: ['count'],
  packs: ['count'],
  battles: ['count'],
} as const satisfies Record<string, readonly (ReportFigure | 'takings')[]>
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]
export type ShownFigure = ReportFigure | 'takings'

export const reportSteps = ['day', 'week', 'month'] as const
export const comparisons = ['previous', 'year', 'none'] as const

export const mostReportDays = 3660
export const mostReportEntries = 5000

const Figures = z.object({
  received: SaleAmount.nullable(),
  refunded: SaleAmount.nullable(),
  taxable: SaleAmount.nullable(),
  vat: SaleAmount.nullable(),
  orders: z.int(),
  count: z.int(),
})
export type Figures = z.infer<typeof Figures>

const Entry = z.object({
  key: z.string(), // id, code, rate, country or text; `shipping` and `other` in `products` and `categories`; `c7` or `erased` in `customers`
  label: z.string(), // in the language of the request; empty if the client translates the key or the entry was deleted
  figures: Figures,
  before: Figures.nullable(), // of the earlier period; null without a comparison
})
export type ReportEntry = z.infer<typeof Entry>

const Step = z.object({ first: z.string(), figures: Figures }) // `first`: the first day, `2026-11-21`

export const Report = z
  .object({
    name: z.enum(reportNames),
    from: z.string(),
    to: z.string(),
    step: z.enum(reportSteps),
    steps: z.array(Step), // oldest first, without gaps
    before: z.object({ from: z.string(), to: z.string(), steps: z.array(Step), total: Figures }).nullable(),
    entries: z.array(Entry), // largest first, at most `limit`
    entry_count: z.int(), // of all entries
    rest: Figures, // of the entries beyond the limit
    total: Figures,
  })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof Report>

export const getReport = endpoint({
  tag: 'Administration',
  permission: 'admin:reports:read',
  method: 'GET',
  path: '/admin/reports/:name',
  summary:
    'A report of a period of days in the time zone of the shop, compared with an earlier period; `customers` also requires the right to read customers',
  params: z.object({ name: z.enum(reportNames) }),
  query: z
    .object({
      from: z.iso.date('date'),
      to: z.iso.date('date'), // inclusive
      step: z.enum(reportSteps).default('day'),
      compare: z.enum(comparisons).default('previous'),
      limit: decimal(1, mostReportEntries).default(100),
    })
    .superRefine(({ from, to }, context) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      if (days < 1 || days > mostReportDays || from < '2000')
        context.addIssue({ code: 'custom', message: 'date', path: ['to'], input: to })
    }),
  response: Report,
  problems: ['unauthenticated', 'forbidden'],
})

/** The dashboard of the administration: a period of the shop's days compared with the previous one (specification notes §2). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Role } from '../../permissions.ts'
import { SaleAmount, SaleText } from '../../sale-amounts.ts'
import { CardType } from '../game/characters.ts'

/** Length in days; `year` is the last 365. */
export const dashboardPeriods = ['7', '30', '90', 'year'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]
export const daysOf = (period: DashboardPeriod): number => (period === 'year' ? 365 : Number(period))

/** Maximum length of a period. */
export const mostDays = 731

/** One day in Rome. Days without activity are included with zeros. */
const Day = z.object({
  day: z.string(), // 2026-11-21
  sales: SaleAmount.nullable(), // cents received less cents refunded on that day, VAT included; negative when refunds exceed payments
  ordered: SaleAmount.nullable(), // cents due of the orders placed on that day and not cancelled, paid or not
  orders: z.int(),
  battles: z.int(), // finished
  packs: z.int(), // opened
  users: z.int(), // registered
})
export type DashboardDay = z.infer<typeof Day>

/** Lists and counts that the caller may not see are empty. */
export const Dashboard = z
  .object({
    period: z.enum(dashboardPeriods).nullable(), // null: custom dates
    days: z.array(Day), // oldest first; today is the last day of a period
    before: z.array(Day), // the same number of days before those
    to_do: z.object({
      prepare: z.int(), // paid or promised, not completely sent
      late: z.int(), // of them, older than two days
      unpaid: z.int(),
      drafts: z.int(),
      returns: z.int(),
      withdrawals: z.int(), // statements to record
      tickets: z.int(),
      bookings: z.int(),
      reviews: z.int(),
      creations: z.int(), // reported and not yet reviewed
      low_stock: z.int(),
      unsafe: z.int(), // published products without the mandatory safety information
      failed_mails: z.int(),
    }),
    best: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        picture: z.string(),
        element: CardType.nullable(), // colours its background
        pieces: z.int(),
        amount: SaleAmount.nullable(), // cents, before coupons
      }),
    ),
    tiers: z.array(z.object({ tier: z.enum(['base', 'reseller', 'other']), amount: SaleAmount.nullable() })), // as `sales`
    products_low: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        picture: z.string(),
        element: CardType.nullable(),
        stock_quantity: z.int(),
        sku: z.string(),
        variant: z.string().nullable(),
      }),
    ),
    newest_users: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        role: Role,
        picture: z.string().nullable(),
        created_at: z.string(),
      }),
    ),
    mails: z.array(
      z.object({
        id: z.int(),
        to: z.string(),
        subject: SaleText,
        last_error: z.string().nullable(),
        created_at: z.string(),
      }),
    ), // failed ones, newest first
    game: z.object({ playing: z.int(), packs_sealed: z.int(), users: z.int() }), // now
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint({
  tag: 'Administration',
  permission: 'admin:enter',
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Figures of a period of the shop and the game, and what wants to be done',
  query: z
    .object({
      period: z.enum(dashboardPeriods).default('30'),
      from: z.iso.date('date').optional(), // with `to`: these days, inclusive, instead of the period
      to: z.iso.date('date').optional(),
    })
    .superRefine(({ from, to }, context) => {
      const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 1
      if (days < 1 || days > mostDays || Boolean(from) !== Boolean(to))
        context.addIssue({ code: 'custom', message: 'date', path: ['to'], input: to })
    }),
  response: Dashboard,
  problems: ['unauthenticated', 'forbidden'],
})

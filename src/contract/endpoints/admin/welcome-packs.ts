/** Statistics of the welcome packs that guests open on the home page (decision 0050), for the administration. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const welcomeDaysShown = 14 // packs are stored for thirty

export const WelcomeDay = z.object({
  day: z.string(), // 2026-11-26, in the shop's time zone: the day on which the packs were sealed
  sealed: z.int(),
  torn: z.int(), // opened packs
  claimed: z.int(), // packs whose cards belong to an account
  waiting: z.int(), // packs whose account has not verified its address
  refused: z.int(), // rejected requests on that day
})
export type WelcomeDay = z.infer<typeof WelcomeDay>

export const adminWelcomePacks = endpoint({
  tag: 'Administration',
  permission: 'admin:game:read',
  method: 'GET',
  path: '/admin/packs/welcome',
  summary: 'Welcome packs of guests by day: sealed, torn, claimed, waiting, refused; today first',
  response: z.object({
    is_offered: z.boolean(),
    most_a_day: z.int(), // per network
    days: z.array(WelcomeDay),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

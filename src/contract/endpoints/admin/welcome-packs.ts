/** What became of the welcome packs that guests tear on the home page (decision 0050), for the administration. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const welcomeDaysShown = 14 // packs are kept for thirty

export const WelcomeDay = z.object({
  day: z.string(), // 2026-11-26, by the shop's clock: the packs are those sealed on it
  sealed: z.int(),
  torn: z.int(), // of them
  claimed: z.int(), // of them, whose cards an account has
  waiting: z.int(), // of them, for their account to verify its address
  refused: z.int(), // how often one was refused on that day
})
export type WelcomeDay = z.infer<typeof WelcomeDay>

export const adminWelcomePacks = endpoint({
  tag: 'Administration',
  permission: 'admin:packs',
  method: 'GET',
  path: '/admin/packs/welcome',
  summary: 'Welcome packs of guests by day: sealed, torn, claimed, waiting, refused; today first',
  answer: z.object({
    is_offered: z.boolean(),
    most_a_day: z.int(), // for one network
    days: z.array(WelcomeDay),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

/**
 * Waiting room of a launch: more people want a product than there are pieces (decision 0068). A visitor takes a place, polls it, and
 * may buy when it is admitted.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams } from '../../envelope.ts'

/** A launch on the page of its product. */
export const ProductLaunch = z.object({
  id: z.int(),
  starts_at: z.string(),
})
export type ProductLaunch = z.infer<typeof ProductLaunch>

const placeStates = [
  'early', // before the start; the order is drawn then
  'waiting',
  'admitted', // may buy until `until`
  'bought',
  'missed', // the time to buy is over; a new place is at the end of the line
] as const

export const LaunchPlace = z
  .object({
    token: z.string(), // proves the place when it is polled
    state: z.enum(placeStates),
    starts_at: z.string(),
    number: z.int().nullable(), // null before the draw
    ahead: z.int().nullable(), // places that are admitted before this one; null before the draw
    waiting: z.int(), // places of the launch that are not admitted yet
    wait_seconds: z.int().nullable(), // estimated; null before the draw
    pieces: z.int().nullable(), // pieces in stock; null = not counted
    until: z.string().nullable(), // end of the time to buy
    buying_minutes: z.int(),
    most_pieces: z.int(),
    poll_seconds: z.int(), // when to poll again
  })
  .meta({ id: 'LaunchPlace' })
export type LaunchPlace = z.infer<typeof LaunchPlace>

export const Launch = z
  .object({
    id: z.int(),
    product_id: z.int(),
    title: z.string(),
    slug: z.string(),
    category_slug: z.string(),
    picture: z.string(),
    starts_at: z.string(),
    per_minute: z.int(),
    buying_minutes: z.int(),
    most_pieces: z.int(),
  })
  .meta({ id: 'Launch' })
export type Launch = z.infer<typeof Launch>

export const getLaunch = endpoint({
  method: 'GET',
  path: '/launches/:id',
  tag: 'Shop',
  summary: 'A launch with its product; `not_found` when it has ended',
  permission: 'public',
  params: IdParams,
  response: Launch,
  problems: ['not_found'],
})

export const takePlace = endpoint({
  method: 'POST',
  path: '/launches/:id/places',
  tag: 'Shop',
  leavesShared: true,
  summary:
    'Take a place in the waiting room, or return to the existing one; a missed place is replaced by one at the end',
  permission: 'public',
  params: IdParams,
  response: LaunchPlace,
  problems: ['not_found'],
  limit: 'launch',
})

const LaunchToken = z.string().regex(/^\d{1,9}\.\d{1,10}\.\d{1,10}\.\d{13}\.[\w-]{43}$/)

/** The token identifies the place, the account or the browser's cookie its holder. */
export const pollPlace = endpoint({
  method: 'POST',
  path: '/launches/:id/places/poll',
  tag: 'Shop',
  leavesShared: true,
  summary: 'State of a place; `launch_place` for a token that is forged or belongs to another person',
  permission: 'public',
  params: IdParams,
  body: z.strictObject({ token: LaunchToken }),
  response: LaunchPlace,
  problems: ['not_found', 'launch_place'],
})

/** Taking and polling a place. A poll of a place that waits needs no database: token and cached progress are enough. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/shop/launches.ts'
import type { LaunchPlace } from '@/contract/endpoints/shop/launches.ts'
import type { CallContext } from '../../kernel/context.ts'
import { batchLoader } from '../../kernel/db/batch-loader.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { type LaunchProgress, progressOf } from './launch-progress.ts'
import {
  buyingUntil,
  lockLaunches,
  type PlaceRow,
  placesById,
  placesOfHolders,
  storePlaces,
} from './launches-repo.ts'
import { holderOfNewPlace, holdersOf } from './place-holder.ts'
import { readPlace, signPlace } from './place-token.ts'

interface Arrival {
  launchId: number
  holder: string
  now: Date
}

/** Visitors that arrive together share a transaction, because each transaction waits for the lock of the launch. */
const storeArrival = batchLoader<Arrival, PlaceRow | undefined>({
  ask: (db, arrivals) =>
    db.transaction(async tx => {
      const rows: PlaceRow[] = []
      const ids = [...new Set(arrivals.map(({ launchId }) => launchId))]
      for (const launch of await lockLaunches(tx, ids)) {
        const own = arrivals.filter(({ launchId }) => launchId === launch.id)
        const now = own[0]?.now ?? new Date(0)
        rows.push(
          ...(await storePlaces(
            tx,
            launch,
            own.map(({ holder }) => holder),
            now,
          )),
        )
      }
      return arrivals.map(({ launchId, holder }) =>
        rows.find(row => row.launch_id === launchId && row.holder === holder),
      )
    }),
  keyOf: ({ launchId, holder }) => `${launchId} ${holder}`,
})

const placeById = batchLoader<number, PlaceRow | undefined>({
  ask: async (db, ids) => {
    const rows = await placesById(db, ids)
    return ids.map(id => rows.find(row => row.id === id))
  },
  keyOf: id => id,
})

type PlaceFacts = Pick<PlaceRow, 'id' | 'number' | 'admitted_at' | 'order_id'>

function stateOf({ number, admitted_at, order_id }: PlaceFacts, buyingMinutes: number, now: Date) {
  if (order_id !== null) return 'bought'
  if (admitted_at) return buyingUntil(admitted_at, buyingMinutes) > now ? 'admitted' : 'missed'
  return number === null ? 'early' : 'waiting'
}

const spreadSeconds = 15 // over which the first polls after the start are distributed

/**
 * Polls become rarer the longer the wait is, and are frequent when the turn is near. Before the start a visitor polls at least three times
 * in the time that a place has to buy, because the shop may move the start forward without notice. After it, the estimated wait is the
 * shortest possible one.
 */
function pollSeconds(
  state: LaunchPlace['state'],
  { id, secondsToStart, wait }: { id: number; secondsToStart: number; wait: number | null },
  buyingMinutes: number,
): number {
  if (state === 'admitted') return 15
  if (state === 'bought' || state === 'missed') return 60
  if (state === 'waiting') return Math.min(60, Math.max(2, Math.round((wait ?? 0) / 5)))
  const longest = Math.min(60, buyingMinutes * 20)
  return secondsToStart < longest
    ? Math.max(0, Math.ceil(secondsToStart)) + 1 + (id % spreadSeconds)
    : Math.min(longest, Math.round(secondsToStart / 4))
}

function show(
  place: PlaceFacts,
  holder: string,
  { launch, waiting, pieces }: LaunchProgress,
  { now, config }: CallContext,
): LaunchPlace {
  const { id, number, admitted_at } = place
  const at = now()
  const state = stateOf(place, launch.buying_minutes, at)
  const ahead = number === null ? null : Math.max(0, number - launch.admitted_number - 1)
  const wait = ahead === null ? null : Math.ceil((ahead * 60) / launch.per_minute)
  const secondsToStart = (launch.starts_at.getTime() - at.getTime()) / 1000
  const signed = { launchId: launch.id, id, number, issuedAt: at.getTime() }
  return {
    token: signPlace(signed, holder, config.appSecret),
    state,
    starts_at: launch.starts_at.toISOString(),
    number,
    ahead,
    waiting,
    wait_seconds: wait,
    pieces,
    until:
      state === 'admitted' && admitted_at
        ? buyingUntil(admitted_at, launch.buying_minutes).toISOString()
        : null,
    buying_minutes: launch.buying_minutes,
    most_pieces: launch.most_pieces,
    poll_seconds: pollSeconds(state, { id, secondsToStart, wait }, launch.buying_minutes),
  }
}

/** Refuses `not_found` when the launch has ended. */
export async function takePlace(
  { params }: ParsedOf<typeof contract.takePlace>,
  context: CallContext,
): Promise<LaunchPlace | Refusal> {
  const { db, now } = context
  const progress = await progressOf(context, params.id)
  if (!progress) return refuse('not_found')
  const places = await placesOfHolders(db, params.id, holdersOf(context))
  const existing = places.find(place => stateOf(place, progress.launch.buying_minutes, now()) !== 'missed')
  if (existing) return show(existing, existing.holder, progress, context)
  const holder = holderOfNewPlace(context)
  const place = await storeArrival(db, { launchId: params.id, holder, now: now() })
  return place ? show(place, holder, progress, context) : refuse('not_found')
}

/** Refuses `not_found` when the launch has ended, and `launch_place` for a token that is not this caller's. */
export async function pollPlace(
  { params, body }: ParsedOf<typeof contract.pollPlace>,
  context: CallContext,
): Promise<LaunchPlace | Refusal> {
  const progress = await progressOf(context, params.id)
  if (!progress) return refuse('not_found')
  const signed = readPlace(body.token, params.id, holdersOf(context), context.config.appSecret)
  if (!signed) return refuse('launch_place')
  const { id, number, holder } = signed
  const { draw_seed, admitted_number } = progress.launch
  const mustWait = draw_seed === null || (number !== null && number > admitted_number)
  if (mustWait) return show({ id, number, admitted_at: null, order_id: null }, holder, progress, context)
  const place = await placeById(context.db, id)
  return place?.holder === holder ? show(place, holder, progress, context) : refuse('launch_place')
}

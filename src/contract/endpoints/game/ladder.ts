/**
 * The ladder (decision 0031): Elo from 1000, a season is a month of UTC, and on its first day every rating moves
 * half the way back to 1000. Pure rules, and the calls that show them.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const startRating = 1000
export const ratingStep = 32 // K of Elo

/** What other players see of one (decision 0013): never name or email. */
export const PlayerFace = z
  .object({
    id: z.int(),
    nickname: z.string().nullable(), // null: the account is gone
    profile_picture: z.string().nullable(),
    level: z.int(),
    rating: z.int(),
    wins: z.int(),
    battles: z.int(), // won, lost and drawn, online and against the computer
  })
  .meta({ id: 'PlayerFace' })
export type PlayerFace = z.infer<typeof PlayerFace>

/** `2026-11`. */
export const seasonOf = (moment: Date): string => moment.toISOString().slice(0, 7)

const monthsOf = (season: string): number => Number(season.slice(0, 4)) * 12 + Number(season.slice(5, 7))

/** What a rating of an earlier season is worth now: r → (r + 1000) / 2 for each first of a month between. */
export function ratingIn(season: string, rating: number, from: string): number {
  let now = rating
  for (let month = monthsOf(from); month < monthsOf(season) && now !== startRating; month++)
    now = Math.trunc((now + startRating) / 2)
  return now
}

/**
 * Both ratings after a battle; what one gains the other loses.
 * @param score 1 the first has won, ½ a spare, 0 lost
 */
export function ratedAfter(first: number, second: number, score: 0 | 0.5 | 1): [number, number] {
  const expected = 1 / (1 + 10 ** ((second - first) / 400))
  const gain = Math.round(ratingStep * (score - expected))
  return [first + gain, second - gain]
}

export const leagues = ['wood', 'brass', 'silver', 'gold', 'arcane'] as const
export type League = (typeof leagues)[number]

const leagueFrom = 800 // points at which the second step of the first league begins to count
const stepPoints = 100
const stepsOfLeague = 3

export interface Standing {
  league: League
  step: 1 | 2 | 3 | null // 1 is the highest of a league; the last league has none
  toNext: number | null // points to the next step; null: there is none
  part: number // of this step, 0 to 1
}

/** Three steps of a hundred points to a league: who begins stands on the highest of wood, 2,000 points are arcane. */
export function standingAt(rating: number): Standing {
  const points = Math.max(0, rating - leagueFrom)
  const stair = Math.floor(points / stepPoints)
  const league = leagues[Math.floor(stair / stepsOfLeague)] ?? 'arcane'
  if (league === 'arcane') return { league, step: null, toNext: null, part: 1 }
  const step = (stepsOfLeague - (stair % stepsOfLeague)) as 1 | 2 | 3
  const next = leagueFrom + (stair + 1) * stepPoints
  return { league, step, toNext: next - rating, part: (points % stepPoints) / stepPoints }
}

/** Whose places are shown: of a season, everybody's best of all seasons, of a season among those one has met at a table. */
export const ladderScopes = ['season', 'ever', 'met'] as const
export type LadderScope = (typeof ladderScopes)[number]

export const LadderRow = PlayerFace.extend({
  place: z.int().min(1),
  streak: z.int(), // battles won in a row, now
  best_streak: z.int(), // of this season
}).meta({ id: 'LadderRow' })
export type LadderRow = z.infer<typeof LadderRow>

export const Ladder = z
  .object({
    season: z.string(),
    seasons: z.array(z.string()), // with at least one rated battle, the newest first
    ends_at: z.string(),
    players: z.int(),
    top: z.array(LadderRow),
    around: z.array(LadderRow), // the caller and who stands next to them; empty for who has not played
  })
  .meta({ id: 'Ladder' })
export type Ladder = z.infer<typeof Ladder>

export const readLadder = endpoint({
  method: 'GET',
  path: '/ladder',
  tag: 'Online',
  summary: 'The best of a season, and the places around the caller',
  permission: 'authenticated',
  query: z.object({
    season: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    scope: z.enum(ladderScopes).default('season'),
  }),
  answer: Ladder,
  problems: ['unauthenticated'],
})

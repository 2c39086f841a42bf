/**
 * The ladder (decision 0031): Elo from 1000. A season is a month in UTC, and on its first day every rating moves half of the way back to
 * 1000. Pure rules, and the calls that show them.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const startRating = 1000
export const ratingStep = 32 // K of Elo

/** The public data of a player (decision 0013), without name and email. */
export const PlayerFace = z
  .object({
    id: z.int(),
    nickname: z.string().nullable(), // null: the account was deleted
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

/** Current value of a rating from an earlier season: r → (r + 1000) / 2 for each first of a month in between. */
export function ratingIn(season: string, rating: number, from: string): number {
  let now = rating
  for (let month = monthsOf(from); month < monthsOf(season) && now !== startRating; month++)
    now = Math.trunc((now + startRating) / 2)
  return now
}

/**
 * Both ratings after a battle. One gains what the other loses.
 * @param score of the first player: 1 victory, ½ tie, 0 defeat
 */
export function ratedAfter(first: number, second: number, score: 0 | 0.5 | 1): [number, number] {
  const expected = 1 / (1 + 10 ** ((second - first) / 400))
  const gain = Math.round(ratingStep * (score - expected))
  return [first + gain, second - gain]
}

export const leagues = ['wood', 'brass', 'silver', 'gold', 'arcane'] as const
export type League = (typeof leagues)[number]

const leagueFrom = 800 // points at which the second step of the first league begins
const stepPoints = 100
const stepsOfLeague = 3

export interface Standing {
  league: League
  step: 1 | 2 | 3 | null // 1 is the highest of a league; the last league has none
  toNext: number | null // points to the next step; null: there is none
  part: number // of this step, 0 to 1
}

/** Each league has three steps of a hundred points. New players start on the highest step of wood; 2,000 points are arcane. */
export function standingAt(rating: number): Standing {
  const points = Math.max(0, rating - leagueFrom)
  const stair = Math.floor(points / stepPoints)
  const league = leagues[Math.floor(stair / stepsOfLeague)] ?? 'arcane'
  if (league === 'arcane') return { league, step: null, toNext: null, part: 1 }
  const step = (stepsOfLeague - (stair % stepsOfLeague)) as 1 | 2 | 3
  const next = leagueFrom + (stair + 1) * stepPoints
  return { league, step, toNext: next - rating, part: (points % stepPoints) / stepPoints }
}

/** The ranking of a season, of the best ratings of all seasons, or of a season among players the caller has met. */
export const ladderScopes = ['season', 'ever', 'met'] as const
export type LadderScope = (typeof ladderScopes)[number]

export const LadderRow = PlayerFace.extend({
  place: z.int().min(1),
  streak: z.int(), // consecutive victories, current
  best_streak: z.int(), // of this season
}).meta({ id: 'LadderRow' })
export type LadderRow = z.infer<typeof LadderRow>

export const Ladder = z
  .object({
    season: z.string(),
    seasons: z.array(z.string()), // with at least one rated battle, newest first
    ends_at: z.string(),
    players: z.int(),
    top: z.array(LadderRow),
    around: z.array(LadderRow), // the caller and adjacent players; empty for a player without battles
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
  response: Ladder,
  problems: ['unauthenticated'],
})

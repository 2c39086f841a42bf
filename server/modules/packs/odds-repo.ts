/**
 * Odds by version: those of the engine, and those that the administration published afterwards. None is ever changed.
 */
import { desc, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { packRules } from '@/contract/endpoints/game/packs.ts'
import {
  currentOddsVersion,
  type PackRules,
  type PackTier,
  packTiers,
  shippedRules,
} from '@/engine/packs/odds.ts'
import { users } from '../../db/schema/auth.ts'
import { packOdds } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type OddsTables = Record<PackTier, PackRules>

export interface OddsVersion {
  version: number
  tables: OddsTables
}

function shippedTables(version: number): OddsTables | undefined {
  const entries = packTiers.map(tier => [tier, shippedRules(version, tier)] as const)
  return entries.every(([, rules]) => rules) ? (Object.fromEntries(entries) as OddsTables) : undefined
}

/** Returns the version for packs that are granted now. */
export async function currentOdds(db: Queryable): Promise<OddsVersion> {
  const [row] = await db.select().from(packOdds).orderBy(desc(packOdds.version)).limit(1)
  if (row) return { version: row.version, tables: row.tables as unknown as OddsTables }
  const tables = shippedTables(currentOddsVersion)
  if (!tables) throw new Error('the engine ships no odds')
  return { version: currentOddsVersion, tables }
}

/** Cached per database: a published version never changes. */
const read = new WeakMap<Queryable, Map<number, OddsTables>>()

/** Returns undefined for an unknown version. */
export async function oddsTables(db: Queryable, version: number): Promise<OddsTables | undefined> {
  const shipped = shippedTables(version)
  if (shipped) return shipped
  const cached = read.get(db)?.get(version)
  if (cached) return cached
  const [row] = await db.select().from(packOdds).where(eq(packOdds.version, version))
  const tables = row?.tables as unknown as OddsTables | undefined
  if (tables) read.set(db, (read.get(db) ?? new Map<number, OddsTables>()).set(version, tables))
  return tables
}

/** Sorted newest first. The engine's version has no date and no author. */
export async function oddsHistory(
  db: Queryable,
): Promise<(OddsVersion & { at: Date | null; by: string | null })[]> {
  const rows = await db
    .select({ odds: packOdds, by: users.name })
    .from(packOdds)
    .leftJoin(users, eq(users.id, packOdds.created_by))
    .orderBy(desc(packOdds.version))
  const published = rows.map(({ odds: { version, tables, created_at }, by }) => ({
    version,
    tables: tables as unknown as OddsTables,
    at: created_at,
    by,
  }))
  const tables = shippedTables(currentOddsVersion)
  return tables ? [...published, { version: currentOddsVersion, tables, at: null, by: null }] : published
}

/** Call it under the lock of `holdOdds`. The caller chooses the next version number. */
export async function publishOdds(
  tx: Queryable,
  odds: OddsVersion,
  writer: { userId: number; at: Date },
): Promise<void> {
  await tx.insert(packOdds).values({ ...odds, created_at: writer.at, created_by: writer.userId })
}

/** Returns the odds in the format of the response. */
export const rulesView = (tables: OddsTables | undefined): ResponseOf<typeof packRules> | undefined =>
  tables &&
  (Object.fromEntries(
    packTiers.map(tier => {
      const { usual, last, guarantee_after } = tables[tier]
      return [tier, { usual: [...usual], last: [...last], guarantee_after }]
    }),
  ) as ResponseOf<typeof packRules>)

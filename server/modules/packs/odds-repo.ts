/** Odds by version: those the engine ships with, and those the administration published after them. None is ever changed. */
import { desc, eq } from 'drizzle-orm'
import type { ResponseOf } from '../../../src/contract/endpoint.ts'
import type { packRules } from '../../../src/contract/endpoints/game/packs.ts'
import {
  currentOddsVersion,
  type PackRules,
  type PackTier,
  packTiers,
  shippedRules,
} from '../../../src/engine/packs/odds.ts'
import { users } from '../../db/schema/auth.ts'
import { packOdds } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type OddsTables = Record<PackTier, PackRules>

export interface OddsVersion {
  version: number
  tables: OddsTables
}

function shippedTables(version: number): OddsTables | undefined {
  const found = packTiers.map(tier => [tier, shippedRules(version, tier)] as const)
  return found.every(([, rules]) => rules) ? (Object.fromEntries(found) as OddsTables) : undefined
}

/** The version by which packs given now are drawn. */
export async function currentOdds(db: Queryable): Promise<OddsVersion> {
  const [row] = await db.select().from(packOdds).orderBy(desc(packOdds.version)).limit(1)
  if (row) return { version: row.version, tables: row.tables as unknown as OddsTables }
  const tables = shippedTables(currentOddsVersion)
  if (!tables) throw new Error('the engine ships no odds')
  return { version: currentOddsVersion, tables }
}

/** Cached per database: a published version never changes. */
const read = new WeakMap<Queryable, Map<number, OddsTables>>()

/** Undefined for an unknown version. */
export async function oddsTables(db: Queryable, version: number): Promise<OddsTables | undefined> {
  const shipped = shippedTables(version)
  if (shipped) return shipped
  const known = read.get(db)?.get(version)
  if (known) return known
  const [row] = await db.select().from(packOdds).where(eq(packOdds.version, version))
  const tables = row?.tables as unknown as OddsTables | undefined
  if (tables) read.set(db, (read.get(db) ?? new Map<number, OddsTables>()).set(version, tables))
  return tables
}

/** The newest first; the shipped one has no date and no author. */
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

/** Under the lock of `holdOdds`; the caller chooses the next version number. */
export async function publishOdds(
  tx: Queryable,
  odds: OddsVersion,
  writer: { userId: number; at: Date },
): Promise<void> {
  await tx.insert(packOdds).values({ ...odds, created_at: writer.at, created_by: writer.userId })
}

/** As the response shows it. */
export const rulesView = (tables: OddsTables | undefined): ResponseOf<typeof packRules> | undefined =>
  tables &&
  (Object.fromEntries(
    packTiers.map(tier => {
      const { usual, last, guarantee_after } = tables[tier]
      return [tier, { usual: [...usual], last: [...last], guarantee_after }]
    }),
  ) as ResponseOf<typeof packRules>)

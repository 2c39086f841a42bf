/** Pack types in the administration: names, odds, and every version of the odds. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/packs.ts'
import { type PackOdds, type PackRules, packTiers } from '@/engine/packs/odds.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Writer, writerOf } from '../../kernel/records/record-change.ts'
import type { SavableKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { holdOdds, packAmounts, storeTypeNames, typeRows } from './given-packs-repo.ts'
import { currentOdds, oddsHistory, publishOdds } from './odds-repo.ts'

type Type = contract.AdminPackType

async function readTypes(db: Queryable): Promise<Type[]> {
  const rows = await typeRows(db)
  const amounts = await packAmounts(db)
  const { version, tables } = await currentOdds(db)
  const history = await oddsHistory(db)
  return packTiers.flatMap(rarity => {
    const row = rows.find(type => type.rarity === rarity)
    if (!row) return []
    const { usual, last, guarantee_after } = tables[rarity]
    const facts = { names: row.names, odds: { usual: [...usual], last: [...last] }, guarantee_after }
    const amount = amounts.find(type => type.rarity === rarity)
    const changed = history.filter(
      (version, at) => !isSame(version.tables[rarity], history[at + 1]?.tables[rarity]), // the engine's version has no predecessor
    )
    return [
      {
        rarity,
        ...facts,
        version: versionOf(facts),
        odds_version: version,
        unopened: amount?.unopened ?? 0,
        opened: amount?.opened ?? 0,
        history: changed.map(version => ({
          odds_version: version.version,
          at: version.at?.toISOString() ?? null,
          by: version.by,
        })),
      },
    ]
  })
}

const isSame = (a: PackRules, b: PackRules | undefined): boolean =>
  b !== undefined &&
  a.guarantee_after === b.guarantee_after &&
  (['usual', 'last'] as const).every(slot => a[slot].every((part, at) => part === b[slot][at]))

export const listPackTypes = (_: unknown, { db }: CallContext): Promise<Type[]> => readTypes(db)

type Body = Omit<ParsedOf<typeof contract.changePackType>['body'], 'version'>

/** The odds of the other types are copied into the new version. */
async function storeType(tx: Queryable, rarity: Type['rarity'], body: Body, writer: Writer): Promise<void> {
  await storeTypeNames(tx, rarity, body.names)
  const { version, tables } = await currentOdds(tx)
  const rules: PackRules = { ...(body.odds as unknown as PackOdds), guarantee_after: body.guarantee_after }
  if (isSame(rules, tables[rarity])) return
  await publishOdds(tx, { version: version + 1, tables: { ...tables, [rarity]: rules } }, writer)
}

export const packTypeRecord: SavableKind<Type, Body, 'rarity'> = {
  record: 'pack',
  key: 'rarity',
  lock: holdOdds,
  read: async (db, rarity) => (await readTypes(db)).find(type => type.rarity === rarity),
  update: (tx, { rarity }, body, context) => storeType(tx, rarity, body, writerOf(context)),
  titleOf: type => type.names.it,
  factsOf: ({ names, odds, odds_version, guarantee_after }) => ({
    names,
    odds,
    odds_version,
    guarantee_after,
  }),
}

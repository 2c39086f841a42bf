/** Kinds of packs in the administration: their names, what they may hold, and every version of it there was. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/pack-administration.ts'
import { type PackOdds, type PackRules, packTiers } from '../../../src/engine/packs/odds.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { inOneGo } from '../audit/save-record.ts'
import { holdOdds, packAmounts, storeTypeNames, typeRows } from './given-packs-repo.ts'
import { currentOdds, oddsHistory, publishOdds } from './odds-repo.ts'

type Type = contract.AdminPackType

async function readTypes(db: Queryable): Promise<Type[]> {
  const rows = await typeRows(db)
  const amounts = await packAmounts(db)
  const { version, tables } = await currentOdds(db)
  const history = await oddsHistory(db)
  return packTiers.flatMap(rarity => {
    const row = rows.find(one => one.rarity === rarity)
    if (!row) return []
    const { usual, last, guarantee_after } = tables[rarity]
    const facts = { names: row.names, odds: { usual: [...usual], last: [...last] }, guarantee_after }
    const held = amounts.find(one => one.rarity === rarity)
    const changed = history.filter(
      (one, at) => !isSame(one.tables[rarity], history[at + 1]?.tables[rarity]), // the shipped one has none before it
    )
    return [
      {
        rarity,
        ...facts,
        version: versionOf(facts),
        odds_version: version,
        unopened: held?.unopened ?? 0,
        opened: held?.opened ?? 0,
        history: changed.map(one => ({
          odds_version: one.version,
          at: one.at?.toISOString() ?? null,
          by: one.by,
        })),
      },
    ]
  })
}

const isSame = (one: PackRules, other: PackRules | undefined): boolean =>
  other !== undefined &&
  one.guarantee_after === other.guarantee_after &&
  (['usual', 'last'] as const).every(slot => one[slot].every((part, at) => part === other[slot][at]))

export const listPackTypes = (_: unknown, { db }: CallContext): Promise<Type[]> => readTypes(db)

/** The odds of the other kinds go into the new version as they are. */
export const savePackType = (
  { params, body }: ParsedOf<typeof contract.changePackType>,
  context: CallContext,
): Promise<Type | Refusal> =>
  inOneGo(context, async tx => {
    await holdOdds(tx)
    const ofRarity = ({ rarity }: Type) => rarity === params.rarity
    const before = (await readTypes(tx)).find(ofRarity)
    if (!before) return refuse('validation', [{ path: 'rarity', code: 'not_there' }])
    if (before.version !== body.version) return refuse('conflict', [], { current: before })
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await storeTypeNames(tx, params.rarity, body.names)
    const { version, tables } = await currentOdds(tx)
    const rules: PackRules = { ...(body.odds as unknown as PackOdds), guarantee_after: body.guarantee_after }
    if (!isSame(rules, tables[params.rarity]))
      await publishOdds(tx, { version: version + 1, tables: { ...tables, [params.rarity]: rules } }, writer)
    const after = (await readTypes(tx)).find(ofRarity) as Type
    await recordChange(tx, writer, {
      record: 'pack',
      id: params.rarity,
      title: after.names.it,
      before: told(before),
      after: told(after),
    })
    return after
  })

const told = ({ names, odds, odds_version, guarantee_after }: Type) => ({
  names,
  odds,
  odds_version,
  guarantee_after,
})

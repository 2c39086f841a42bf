/** Carriers in the administration. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/carriers.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../kernel/records/record-version.ts'
import { inTransaction, type Refusal } from '../../kernel/route.ts'
import { everyCarrier, lockCarriers, replaceCarriers } from './carriers-repo.ts'

const viewOf = (carriers: contract.Carrier[]): contract.Carriers => ({
  carriers,
  version: versionOf(carriers),
})

export const listCarriers = async (_: unknown, { db }: CallContext): Promise<contract.Carriers> =>
  viewOf(await everyCarrier(db))

/** Refuses `conflict` with the current carriers if another admin has changed them. */
export const saveCarriers = (
  { body }: ParsedOf<typeof contract.changeCarriers>,
  context: CallContext,
): Promise<contract.Carriers | Refusal> =>
  inTransaction(context, async tx => {
    await lockCarriers(tx)
    const before = viewOf(await everyCarrier(tx))
    const stale = await refuseStale(body.version, before.version, () => before)
    if (stale) return stale
    await replaceCarriers(tx, body.carriers)
    await recordChange(tx, writerOf(context), {
      record: 'shipping',
      id: 'carriers',
      title: '',
      before: { carriers: before.carriers },
      after: { carriers: body.carriers },
    })
    return viewOf(body.carriers)
  })

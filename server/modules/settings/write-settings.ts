/** Publishes settings, and saves their draft. The draft is a separate row that readers of settings ignore. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/settings.ts'
import { readSettings, type Settings } from '@/contract/settings.ts'
import type { TaxSetting } from '@/contract/tax-settings.ts'
import { refusedRateChange } from '@/domain/tax/rate-changes.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { draftKey, dropSetting, lockSettings, storedSettings, storeSettings } from './settings-repo.ts'

/**
 * `values` are complete, including defaults. `draft` is null when there is none. Published values and draft have
 * separate versions.
 */
export async function showSettings(db: Queryable): Promise<contract.AdminSettings> {
  const stored = await storedSettings(db)
  const values = readSettings(stored)
  const draft = stored[draftKey]
  return {
    id: 'site',
    version: versionOf(values),
    values,
    draft: draft ? draftOver(values, draft) : null,
    draft_version: versionOf(draft ?? null),
  }
}

/** Returns the changes of the draft applied to the published values. */
const draftOver = (values: Settings, draft: unknown): Settings =>
  readSettings({ ...values, ...(draft as Partial<Settings>) })

function refuseRates(before: TaxSetting, after: TaxSetting | undefined, now: Date): Refusal | undefined {
  if (!after) return undefined
  const refused = refusedRateChange(before.rate_changes, after.rate_changes, shopTime(now).slice(0, 10))
  if (refused === undefined) return undefined
  const path = 'values.tax.rate_changes'
  if (refused === 'removed') return refuse('validation', [{ path, code: 'rate_started' }])
  return refuse('validation', [{ path: `${path}.${refused}.since`, code: 'rate_past' }])
}

/**
 * Also deletes the draft. Refuses `conflict` with the current settings when they, or the draft if `draft_version` is
 * sent, have changed in the meantime, and `validation` for a change of VAT rates of the past. Locks the settings, publishes `settings-changed`, audited.
 */
export const publishNow = (
  { body }: ParsedOf<typeof contract.publishSettings>,
  context: CallContext,
): Promise<contract.AdminSettings | Refusal> =>
  context.db.transaction(async tx => {
    await lockSettings(tx)
    const before = await showSettings(tx)
    const { draft_version = before.draft_version } = body
    const stale =
      (await refuseStale(body.version, before.version, () => before)) ??
      (await refuseStale(draft_version, before.draft_version, () => before))
    if (stale) return stale
    const refusal = refuseRates(before.values.tax, body.values.tax, context.now())
    if (refusal) return refusal
    await storeSettings(tx, body.values, context.now())
    await dropSetting(tx, draftKey)
    const after = await showSettings(tx)
    await recordChange(tx, writerOf(context), {
      record: 'settings',
      id: 'site',
      title: after.values.site_name,
      before: before.values,
      after: after.values,
    })
    await context.events.publish('settings-changed', { changed: Object.keys(body.values) }, tx)
    return after
  })

/** Writes one audit entry for each save of the draft, with the previous values. */
async function announceDraft(
  tx: Queryable,
  context: CallContext,
  before: unknown,
  after: unknown,
): Promise<void> {
  const { site_name } = readSettings(await storedSettings(tx))
  await recordChange(tx, writerOf(context), {
    record: 'settings',
    id: 'draft',
    title: site_name,
    before,
    after,
  })
}

/**
 * Publishes nothing. Refuses `conflict` with the current settings when another draft was saved in the meantime. Locks
 * the settings, audited.
 */
export const storeDraft = (
  { body }: ParsedOf<typeof contract.saveSettingsDraft>,
  context: CallContext,
): Promise<contract.AdminSettings | Refusal> =>
  context.db.transaction(async tx => {
    await lockSettings(tx)
    const current = await showSettings(tx)
    const stale = await refuseStale(body.draft_version, current.draft_version, () => current)
    if (stale) return stale
    const before = (await storedSettings(tx))[draftKey] ?? null
    await storeSettings(tx, { [draftKey]: body.values }, context.now())
    await announceDraft(tx, context, before, body.values)
    return showSettings(tx)
  })

/** Also succeeds without a draft. Locks the settings, audited. */
export const throwDraftAway = (
  _: unknown,
  context: CallContext,
): Promise<ResponseOf<typeof contract.dropSettingsDraft>> =>
  context.db.transaction(async tx => {
    await lockSettings(tx)
    const before = (await storedSettings(tx))[draftKey] ?? null
    await dropSetting(tx, draftKey)
    await announceDraft(tx, context, before, null)
    return { done: true as const }
  })

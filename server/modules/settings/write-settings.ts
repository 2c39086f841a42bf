/** Publishing settings, and the draft before. The draft is a row of its own that no reader of settings knows. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { readSettings, type Settings } from '../../../src/contract/settings.ts'
import type * as contract from '../../../src/contract/settings-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { draftKey, dropSetting, lockSettings, storedSettings, storeSettings } from './repo.ts'

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

/** What the draft changes, over what is published now. */
const draftOver = (values: Settings, draft: unknown): Settings =>
  readSettings({ ...values, ...(draft as Partial<Settings>) })

export const publishNow = (
  { body }: ParsedOf<typeof contract.publishSettings>,
  context: CallContext,
): Promise<contract.AdminSettings | Refusal> =>
  context.db.transaction(async tx => {
    await lockSettings(tx)
    const before = await showSettings(tx)
    const isOther = body.draft_version !== undefined && body.draft_version !== before.draft_version
    if (before.version !== body.version || isOther) return refuse('conflict', [], { current: before })
    await storeSettings(tx, body.values, context.now())
    await dropSetting(tx, draftKey)
    const after = await showSettings(tx)
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await recordChange(tx, writer, {
      record: 'settings',
      id: 'site',
      title: after.values.site_name,
      before: before.values,
      after: after.values,
    })
    await context.events.publish('settings-changed', { changed: Object.keys(body.values) }, tx)
    return after
  })

/** One row of the register for each save of the draft, from what it said before. */
async function tellDraft(
  tx: Queryable,
  context: CallContext,
  before: unknown,
  after: unknown,
): Promise<void> {
  const writer = { userId: callerOf(context).userId, at: context.now() }
  const { site_name } = readSettings(await storedSettings(tx))
  await recordChange(tx, writer, { record: 'settings', id: 'draft', title: site_name, before, after })
}

export const keepDraft = (
  { body }: ParsedOf<typeof contract.keepSettingsDraft>,
  context: CallContext,
): Promise<contract.AdminSettings | Refusal> =>
  context.db.transaction(async tx => {
    await lockSettings(tx)
    const current = await showSettings(tx)
    if (current.draft_version !== body.draft_version) return refuse('conflict', [], { current })
    const before = (await storedSettings(tx))[draftKey] ?? null
    await storeSettings(tx, { [draftKey]: body.values }, context.now())
    await tellDraft(tx, context, before, body.values)
    return showSettings(tx)
  })

export const throwDraftAway = (
  _: unknown,
  context: CallContext,
): Promise<AnswerOf<typeof contract.dropSettingsDraft>> =>
  context.db.transaction(async tx => {
    await lockSettings(tx)
    const before = (await storedSettings(tx))[draftKey] ?? null
    await dropSetting(tx, draftKey)
    await tellDraft(tx, context, before, null)
    return { done: true as const }
  })

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/emails.ts'
import type { AdminEmail, EmailSummary } from '@/contract/endpoints/admin/emails.ts'
import { locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { emailTemplates } from '../../email/all-templates.ts'
import {
  changedOnly,
  defaultTexts,
  editableEmail,
  insertableWords,
  problemsOf,
  sharedTexts,
  type TextsByEmail,
} from '../../email/email-texts.ts'
import { bookingEmails } from '../../email/templates/booking-emails.ts'
import { guestOrderEmails } from '../../email/templates/guest-order-emails.ts'
import { orderEmails } from '../../email/templates/order-emails.ts'
import { shopEmails } from '../../email/templates/shop-emails.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordViewChange } from '../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../kernel/records/record-version.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { changedTexts, lockTexts, storeTexts } from './email-texts-repo.ts'

const groups: readonly [EmailSummary['group'], readonly { name: string }[]][] = [
  ['orders', [...orderEmails, ...guestOrderEmails]],
  ['shop', [...shopEmails, ...bookingEmails]],
  ['shared', [{ name: sharedTexts }]],
]

const groupOf = (name: string): EmailSummary['group'] =>
  groups.find(([, emails]) => emails.some(email => email.name === name))?.[0] ?? 'account'

/** Lists all emails with their subject in the reader's language. The shared texts come last and have none. */
export async function listEmails(_: unknown, { db, locale }: CallContext): Promise<EmailSummary[]> {
  const changed = await changedTexts(db)
  return [...emailTemplates.map(({ name }) => name), sharedTexts].map(name => {
    const own = changed.get(name) ?? {}
    return {
      name,
      group: groupOf(name),
      subject: own[locale]?.subject ?? defaultTexts(name, locale).subject ?? '',
      changed: locales.filter(language => own[language]),
    }
  })
}

function viewOf(name: string, changed: TextsByEmail): AdminEmail | undefined {
  const email = editableEmail(name)
  if (!email) return undefined
  const own = changed.get(name) ?? {}
  const texts = localizedTextsOf(locale => ({ ...own[locale] }))
  return {
    name,
    version: versionOf(texts),
    words: insertableWords(email),
    is_of_order: orderEmails.some(template => template.name === name),
    defaults: localizedTextsOf(locale => ({ ...defaultTexts(name, locale) })),
    texts,
  }
}

/** Refuses `not_found` for an unknown name. */
export const showTexts = async (
  { params }: ParsedOf<typeof contract.adminEmail>,
  { db }: CallContext,
): Promise<AdminEmail | Refusal> => viewOf(params.name, await changedTexts(db)) ?? refuse('not_found')

/**
 * Stores the texts that differ from the defaults, with an audit entry. Refuses `not_found` for an unknown name, `validation` for an
 * unknown placeholder, and `conflict` for an old version.
 */
export async function changeTexts(
  { params: { name }, body }: ParsedOf<typeof contract.changeEmail>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.changeEmail> | Refusal> {
  const email = editableEmail(name)
  if (!email) return refuse('not_found')
  const problems = locales.flatMap(locale => problemsOf(email, locale, body.texts[locale]))
  if (problems.length > 0) return refuse('validation', problems)
  return inTransaction<AdminEmail>(context, async tx => {
    await lockTexts(tx)
    const before = viewOf(name, await changedTexts(tx))
    if (!before) return refuse('not_found')
    const stale = await refuseStale(body.version, before.version, () => before)
    if (stale) return stale
    for (const locale of locales)
      await storeTexts(tx, name, locale, changedOnly(name, locale, body.texts[locale]))
    const after = viewOf(name, await changedTexts(tx))
    if (!after) return refuse('not_found')
    await recordViewChange(tx, context, {
      record: 'email_text',
      id: name,
      title: after.texts.it.subject ?? after.defaults.it.subject ?? name,
      before: before.texts,
      after: after.texts,
    })
    return after
  })
}

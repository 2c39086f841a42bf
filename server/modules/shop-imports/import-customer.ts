/**
 * Imports one customer of another shop: a guest with name, address, tags and note, or tags and note of the account with the same email. A
 * consent to marketing is imported with its date, or with that of the import, and never over a choice made in this shop (decision 0076).
 */
import { Address } from '@/contract/endpoints/account/address.ts'
import { mostTags, OrderTag } from '@/contract/endpoints/admin/order-list.ts'
import type { FileRecord, FileRow, RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { sourceOf } from '@/contract/import-formats.ts'
import { cleanLine, cleanLines } from '@/lib/clean-text.ts'
import { emailAddress, emailShape } from '@/lib/email-address.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { changesBetween } from '../../kernel/records/changes-between.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { Rollback, refuse } from '../../kernel/route.ts'
import { hasSubscriber, importSubscriber } from '../newsletter/imported-subscribers-repo.ts'
import {
  accountWithEmail,
  guestWithEmail,
  insertGuest,
  insertNote,
  lockCustomer,
  notesOf,
  storeImportedAddress,
  storeTags,
} from '../shop-customers/customers-repo.ts'
import type { ImportRun } from './import-product.ts'
import { linkRecord } from './imported-records-repo.ts'
import { type CellReader, cellReader, momentOf } from './read-cells.ts'

interface ForeignCustomer {
  email: string
  name: string
  tags: string[]
  note: string
  address: Address | null
  consent: Consent | null // to marketing by email
}

interface Consent {
  at: Date
  isDatedByImport: boolean
}

/** Returns null without a complete address, with a notice if there was a part of one. */
function readAddress(row: FileRow, name: string, cells: CellReader): Address | null {
  const text = (column: string) => cells.text(row, column)
  if (text('street') === '' && text('address_phone') === '' && text('phone') === '') return null
  const { data } = Address.safeParse({
    kind: 'person', // the file contains neither VAT number nor recipient code
    name,
    company: text('company'),
    street: text('street'),
    street_extra: text('street_extra'),
    zip: text('zip'),
    city: text('city'),
    province: text('province').replace(/^IT-/, ''),
    country: text('country').toUpperCase(),
    phone: text('address_phone') || text('phone'),
  })
  if (!data) cells.notice(row, 'street', 'import_left_out')
  return data ?? null
}

/** Shopify writes `yes`, its apps `subscribed`. Anything else is no consent. */
const isConsent = (text: string): boolean => /^(yes|true|1|subscribed)$/i.test(text)

/** Returns null without an explicit consent. A consent without a date in the past gets that of the import, with a notice. */
function readConsent(row: FileRow, cells: CellReader, now: Date): Consent | null {
  if (!isConsent(cells.text(row, 'marketing'))) return null
  const at = momentOf(cells.text(row, 'marketing_at'))
  if (at && at <= now) return { at, isDatedByImport: false }
  cells.notice(row, 'marketing', 'import_consent_day')
  return { at: now, isDatedByImport: true }
}

function readCustomer(record: FileRecord, cells: CellReader, now: Date): ForeignCustomer {
  const [row = { line: 1, cells: {} }] = record.rows
  const text = (column: string) => cells.text(row, column)
  const email = emailAddress(text('email'))
  if (!emailShape.test(email) || email.length > 254)
    cells.fault(row, 'email', email === '' ? 'required' : 'email')
  const tags = text('tags')
    .split(',')
    .map(tag => OrderTag.safeParse(tag))
    .flatMap(({ data }) => (data ? [data] : []))
  const name =
    text('name') || [text('first_name'), text('last_name')].filter(Boolean).join(' ') || text('company')
  const shortName = cleanLine(name).slice(0, 120)
  return {
    email,
    name: shortName,
    tags: [...new Set(tags)],
    note: cleanLines(text('note')).slice(0, 2000),
    address: readAddress(row, shortName.slice(0, 80), cells),
    consent: readConsent(row, cells, now),
  }
}

/** Returns the stored customer with this email, an account or a guest, locked. */
async function storedCustomer(tx: Queryable, email: string) {
  const account = await accountWithEmail(tx, email)
  const guest = await guestWithEmail(tx, email)
  const id = account?.customer_id ?? guest?.id
  if (id === undefined) return undefined
  const customer = await lockCustomer(tx, id)
  const notes = await notesOf(tx, id)
  return (
    customer && {
      ...customer,
      shownName: account?.name ?? customer.name,
      notes: notes.map(({ text }) => text),
    }
  )
}

const addressFact = (address: Address | null) =>
  address && {
    address: [address.street, `${address.zip} ${address.city}`, address.country, address.phone]
      .filter(Boolean)
      .join(', '),
  }

async function store(
  tx: Queryable,
  read: ForeignCustomer,
  run: ImportRun,
  context: CallContext,
): Promise<Pick<RecordResult, 'done' | 'id' | 'changes'>> {
  const before = await storedCustomer(tx, read.email)
  const tags = [...new Set([...(before?.tags ?? []), ...read.tags])]
    .sort()
    .slice(0, Math.max(mostTags, before?.tags.length ?? 0))
  const isGuest = !before || before.user_id === null
  const address = (isGuest && read.address) || (before?.imported_address ?? null) // the owner of an account keeps an address book
  const consent = read.consent && !(await hasSubscriber(tx, read.email)) ? read.consent : null
  const isNewNote = read.note !== '' && !before?.notes.includes(read.note)
  const facts = {
    before: before
      ? { name: before.shownName, tags: before.tags.join(', '), ...addressFact(before.imported_address) }
      : null,
    after: {
      name: before?.shownName || read.name,
      tags: tags.join(', '),
      ...addressFact(address),
      ...(isNewNote && { note: read.note }),
      ...(consent && { marketing: consent.at.toISOString() }),
    },
  }
  const changes = changesBetween(facts.before, facts.after)
  const done = before === undefined ? 'created' : changes.length > 0 ? 'changed' : 'same'
  const id =
    before?.id ?? (await insertGuest(tx, { email: read.email, name: read.name, created_at: context.now() }))
  await storeTags(tx, id, tags)
  if (address) await storeImportedAddress(tx, id, address)
  if (consent)
    await importSubscriber(tx, {
      email: read.email,
      locale: context.locale,
      source: sourceOf(run.options.format),
      ...consent,
    })
  if (isNewNote)
    await insertNote(tx, {
      customer_id: id,
      text: read.note,
      by_user_id: callerOf(context).userId,
      at: context.now(),
    })
  await linkRecord(tx, {
    source: sourceOf(run.options.format),
    record: 'customer',
    external_id: String(id),
    record_id: id,
  })
  await recordChange(tx, writerOf(context), {
    record: 'customer',
    id,
    title: read.name || read.email,
    ...facts,
  })
  return {
    done,
    id: run.isDry ? (before?.id ?? null) : id,
    changes: changes.map(({ path, from, to }) => ({ path, before: from, after: to })),
  }
}

export const importCustomer = (
  record: FileRecord,
  run: ImportRun,
  context: CallContext,
): Promise<RecordResult> =>
  context.db.transaction(async tx => {
    const cells = cellReader(record, run.options)
    const read = readCustomer(record, cells, context.now())
    const base = {
      line: record.rows[0]?.line ?? 1,
      subject: read.name || read.email,
      faults: cells.faults,
      notices: cells.notices,
      pictures: 0,
      hidden_offers: 0,
    }
    if (cells.faults.length > 0) return { ...base, done: 'failed', id: null, changes: [] }
    let result: Awaited<ReturnType<typeof store>> | undefined
    await Rollback.catching(() =>
      tx.transaction(async savepoint => {
        result = await store(savepoint, read, run, context)
        if (run.isDry) throw new Rollback(refuse('validation'))
      }),
    )
    return { ...base, ...(result ?? { done: 'failed', id: null, changes: [] }) }
  })

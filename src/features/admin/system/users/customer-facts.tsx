/** Parts of a customer that the list, the page of a guest and the page of an account show. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import {
  type AdminCustomer,
  type AdminCustomerRow,
  type CustomerConsent,
  foreignVersion,
} from '@/contract/endpoints/admin/customers.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { TagInput } from '../../framework/fields/tag-input.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { AddressesPanel } from './customer-addresses.tsx'
import { changeTags, customerQuery, customerTagsQuery, removeNote, writeNote } from './user-calls.ts'
import styles from './users.module.css'

/** The page of the account, or of the guest. */
export const customerHref = ({ id, user_id }: AdminCustomerRow, linkTo: LinkTo): string =>
  user_id === null ? linkTo('adminCustomer', { id }) : linkTo('adminUser', { id: user_id })

export const CustomerTags = ({ tags }: { tags: readonly string[] }) => (
  <span className={styles.tags}>
    {tags.map(tag => (
      <Badge key={tag} tone="plain">
        {tag}
      </Badge>
    ))}
  </span>
)

interface PartProps {
  customer: AdminCustomer
  day: (at: string) => string
  take: (result: Result<AdminCustomer>) => Promise<boolean> // reports a refusal; returns whether the call succeeded
}

/** Addresses, tags, notes and consents of an account's customer. */
export function AccountCustomer({ id, day }: { id: number; day: PartProps['day'] }) {
  const { data, error, refetch } = useQuery(customerQuery(id))
  const take = useTakeCustomer()
  if (error && !data) return <PartFailure onRetry={refetch} />
  if (!data) return <Skeleton height={160} radius={12} />
  return (
    <>
      <AddressesPanel customer={data} />
      <CustomerParts customer={data} day={day} take={take} />
    </>
  )
}

/** Reports the result of a change and reads the customer again. */
export function useTakeCustomer(): PartProps['take'] {
  const resultOf = useCallResult()
  const reread = useReread('customers')
  return async result => {
    const isDone = resultOf(result) !== undefined
    if (isDone) await reread()
    return isDone
  }
}

export const CustomerParts = (props: PartProps) => (
  <>
    <TagsPanel {...props} />
    <NotesPanel {...props} />
    <ConsentsPanel {...props} />
  </>
)

function TagsPanel({ customer, take }: PartProps) {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  const { data: known } = useQuery(customerTagsQuery)
  const { id, tags } = customer
  if (!may('admin:customers:write'))
    return tags.length === 0 ? null : (
      <Panel dense titleAs="h2" title={t('tags.title')}>
        <CustomerTags tags={tags} />
      </Panel>
    )
  return (
    <Panel dense titleAs="h2" title={t('tags.title')}>
      <TagInput
        tags={tags}
        known={known?.tags}
        onAdd={async tag => take(await changeTags(id, { add: [tag] }))}
        onRemove={async tag => take(await changeTags(id, { remove: [tag] }))}
      />
    </Panel>
  )
}

/** Not a form, because the page of an account is one. */
function NotesPanel({ customer, day, take }: PartProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const may = useMay()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    if (await take(await writeNote(customer.id, text.trim()))) setText('')
    setSending(false)
  }
  const mayWrite = may('admin:customers:write')
  if (!mayWrite && customer.notes.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('customers.notes')}>
      {mayWrite && (
        <div className={styles.noteForm}>
          <TextAreaField
            dense
            label={t('order.note')}
            hint={t('customers.note_hint')}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Button
            size="dense"
            variant="soft"
            disabled={text.trim() === ''}
            busy={isSending}
            onClick={() => void send()}
          >
            {t('order.write_note')}
          </Button>
        </div>
      )}
      <ul className={styles.notes}>
        {customer.notes.map(note => (
          <li key={note.id}>
            <p>{note.text}</p>
            <small>
              {note.by} · {day(note.at)}
            </small>
            {mayWrite && (
              <ConfirmedButton
                aria-label={t('customers.remove_note', { day: day(note.at) })}
                label={t('customers.remove')}
                title={t('react-admin:message.delete_title')}
                lead={note.text}
                onConfirm={async () => take(await removeNote(note.id))}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ConsentsPanel({ customer, day }: PartProps) {
  const { t } = useTranslation('admin-sales')
  const versionOf = ({ effective_from, version }: CustomerConsent) =>
    effective_from
      ? t('customers.version_of', { day: day(effective_from) })
      : version === foreignVersion
        ? t('customers.version_foreign')
        : t('customers.version', { number: version })
  return (
    <Panel dense titleAs="h2" title={t('customers.consents')}>
      {customer.consents.length === 0 && <p className={styles.soft}>{t('customers.no_consents')}</p>}
      <ul className={rows.broken}>
        {customer.consents.map(consent => (
          <li key={`${consent.kind}-${consent.version}-${consent.at}`}>
            <span className={rows.words}>
              <b>{t(`customers.consent.${consent.kind}`)}</b>
              <small>
                {versionOf(consent)} ·{' '}
                {consent.is_dated_by_import
                  ? t('customers.day_of_import', { day: day(consent.at) })
                  : day(consent.at)}
              </small>
            </span>
            <Badge tone={consent.is_given ? 'success' : 'muted'}>
              {t(consent.is_given ? 'customers.given' : 'customers.withdrawn')}
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

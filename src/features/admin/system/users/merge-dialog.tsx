/** Merges a guest into an account: selects the account, shows what moves, and merges after a confirmation. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminCustomer, CustomerMerge } from '@/contract/endpoints/admin/customers.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useSettled } from '@/ui/form/use-typed-search.ts'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { CustomerTags } from './customer-facts.tsx'
import { accountsQuery, merge, previewMerge } from './user-calls.ts'
import styles from './users.module.css'

interface MergeDialogProps {
  customer: AdminCustomer // the guest
  onClose: () => void
  onMerged: (account: AdminCustomer) => void
}

export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('customers')
  const [preview, setPreview] = useState<CustomerMerge>()
  const [isBusy, setBusy] = useState(false)
  const choose = async (into: number) => {
    setBusy(true)
    setPreview(resultOf(await previewMerge(customer.id, into)))
    setBusy(false)
  }
  const run = async (chosen: CustomerMerge) => {
    setBusy(true)
    const merged = resultOf(
      await merge(customer.id, chosen.account.id, chosen.version),
      t('customers.merged'),
    )
    setBusy(false)
    if (!merged) return setPreview(undefined)
    onMerged(merged)
    void reread()
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={500}
      title={t('customers.merge_title', { name: customer.name || customer.email })}
      lead={t('customers.merge_lead')}
      actions={
        preview && (
          <>
            <Button variant="ghost" onClick={() => setPreview(undefined)}>
              {t('customers.merge_other')}
            </Button>
            <Button busy={isBusy} onClick={() => void run(preview)}>
              {t('customers.merge_now')}
            </Button>
          </>
        )
      }
    >
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <Accounts search={customer.email} isBusy={isBusy} onChoose={id => void choose(id)} />
      )}
    </AdminDialog>
  )
}

interface AccountsProps {
  search: string
  isBusy: boolean
  onChoose: (customerId: number) => void
}

function Accounts({ search, isBusy, onChoose }: AccountsProps) {
  const { t } = useTranslation('admin-sales')
  const [typed, setTyped] = useState(search)
  const { data, error, refetch } = useQuery(accountsQuery(useSettled(typed.trim())))
  const accounts = data?.data.filter(({ user_id }) => user_id !== null)
  return (
    <>
      <TextField
        dense
        type="search"
        label={t('customers.merge_find')}
        icon={iconMagnifyingGlass}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {error && !data && <PartFailure onRetry={refetch} />}
      {accounts?.length === 0 && <p className={styles.soft}>{t('customers.merge_none')}</p>}
      <ul className={rows.broken}>
        {accounts?.map(account => (
          <li key={account.id}>
            <span className={rows.words}>
              <b>{account.name}</b>
              <small>
                <EmailText of={account.email} />
              </small>
            </span>
            <Button size="dense" variant="soft" disabled={isBusy} onClick={() => onChoose(account.id)}>
              {t('customers.merge_choose')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Preview({ preview }: { preview: CustomerMerge }) {
  const { t } = useTranslation('admin-sales')
  const { guest, account, orders, orders_left, notes, tags } = preview
  return (
    <div className={styles.merge}>
      <p>
        {guest.email} → <b>{account.name}</b> ({account.email})
      </p>
      <ul>
        <li>{t('users.orders_count', { count: orders })}</li>
        <li>{t('customers.merge_notes', { count: notes })}</li>
        {tags.length > 0 && (
          <li>
            <CustomerTags tags={tags} />
          </li>
        )}
      </ul>
      {orders_left > 0 && <Note>{t('customers.merge_left', { count: orders_left })}</Note>}
      {guest.email !== account.email && <Note>{t('customers.merge_differs')}</Note>}
    </div>
  )
}

/**
 * A customer as the retailer may see it: name, note, addresses, orders since the customer accepted; never email or
 * role (decision 0012).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type CustomerDetail, dropCustomer, noteCustomer } from '@/contract/endpoints/account/customers.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import styles from './customers.module.css'

interface CustomerDetailViewProps {
  customer: CustomerDetail
  locale: Locale
  latest: ReactNode // the customer's orders, rendered by the page
  onGone: () => void
}

function NotePanel({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('orders')
  const cache = useQueryClient()
  const [note, setNote] = useState(customer.note)
  const save = useMutation({
    mutationFn: () => call(noteCustomer, { params: { id: customer.id }, body: { note } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['customers'] }),
  })
  return (
    <Panel title={t('customers.note')} titleAs="h2" className={styles.stack}>
      <TextAreaField
        label={t('customers.note')}
        hideLabel
        value={note}
        maxLength={2000}
        onChange={event => setNote(event.target.value)}
      />
      {save.data?.ok && (
        <Note tone="success" live>
          {t('customers.saved')}
        </Note>
      )}
      <Button size="small" className={styles.start} busy={save.isPending} onClick={() => save.mutate()}>
        {t('customers.save_note')}
      </Button>
    </Panel>
  )
}

function DropButton({ customer, onGone }: Pick<CustomerDetailViewProps, 'customer' | 'onGone'>) {
  const { t } = useTranslation('orders')
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const drop = useMutation({
    mutationFn: () => call(dropCustomer, { params: { id: customer.id } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['customers'] })
      onGone()
    },
  })
  return (
    <>
      <Button size="small" variant="ghost" className={styles.start} onClick={() => setOpen(true)}>
        {t('customers.drop')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width={440}
        title={t('customers.drop_ask', { name: customer.name })}
        actions={
          <Button variant="danger" busy={drop.isPending} onClick={() => drop.mutate()}>
            {t('customers.drop')}
          </Button>
        }
      />
    </>
  )
}

export function CustomerDetailView({ customer, locale, latest, onGone }: CustomerDetailViewProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <p className={styles.lead}>
        {customer.accepted_at &&
          t('customers.since', { day: dayWords(customer.accepted_at, locale, 'long') })}
      </p>
      <NotePanel customer={customer} />
      <Panel title={t('customers.addresses')} titleAs="h2" className={styles.stack}>
        {customer.addresses.length === 0 && <p>{t('customers.no_addresses')}</p>}
        <ul className={styles.addresses}>
          {customer.addresses.map(address => (
            <li key={address.id}>
              <address>
                {[
                  address.company,
                  address.name,
                  address.street,
                  `${address.zip} ${address.city} ${address.province}`,
                ]
                  .filter(Boolean)
                  .map(line => (
                    <span key={line}>{line}</span>
                  ))}
              </address>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('customers.latest')} titleAs="h2" className={styles.stack}>
        {customer.latest.length === 0 ? <p>{t('customers.no_orders')}</p> : latest}
      </Panel>
      <DropButton customer={customer} onGone={onGone} />
    </>
  )
}

/** A retailer's customers: accepted and pending invitations, and a field to invite another one. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Customer, dropCustomer, inviteCustomer } from '@/contract/endpoints/account/customers.ts'
import type { Locale } from '@/contract/locales.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import styles from './customers.module.css'

/** Sends or repeats an invitation and reports the result. */
function useInvite() {
  const { t } = useTranslation('orders')
  const messages = useErrorMessage()
  const cache = useQueryClient()
  const [said, setSaid] = useState<{ text: string; isFault: boolean }>()
  const invite = useMutation({
    mutationFn: (email: string) => call(inviteCustomer, { body: { email } }),
    onSuccess: (response, email) => {
      if (response.ok) setSaid({ text: t('customers.invited', { email }), isFault: false })
      else if (response.failure.code === 'conflict') setSaid({ text: t('retailers.conflict'), isFault: true })
      else setSaid({ text: messages.reason(response.failure), isFault: true })
      void cache.invalidateQueries({ queryKey: ['customers'] })
    },
  })
  return { invite, said }
}

function InviteForm() {
  const { t } = useTranslation('orders')
  const { invite, said } = useInvite()
  const [email, setEmail] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate(email, { onSuccess: response => response.ok && setEmail('') })
  }
  return (
    <Panel title={t('customers.title')} titleAs="h2" className={styles.stack}>
      <p className={styles.lead}>{t('customers.lead')}</p>
      <form onSubmit={send} className={styles.invite} noValidate>
        <TextField
          label={t('customers.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <Button type="submit" icon={iconEnvelope} busy={invite.isPending} disabled={email.trim() === ''}>
          {t('customers.invite')}
        </Button>
      </form>
      {said && (
        <Note tone={said.isFault ? 'error' : 'success'} live>
          {said.text}
        </Note>
      )}
    </Panel>
  )
}

function Invited({ customer }: { customer: Customer }) {
  const { t } = useTranslation('orders')
  const cache = useQueryClient()
  const { invite, said } = useInvite()
  const drop = useMutation({
    mutationFn: () => call(dropCustomer, { params: { id: customer.id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['customers'] }),
  })
  return (
    <Panel as="li" className={styles.row}>
      <span className={styles.who}>
        <b>{customer.email}</b>
        <Badge tone="amber">{t('customers.waiting')}</Badge>
        {said && <small role="status">{said.text}</small>}
      </span>
      <Button
        size="small"
        variant="soft"
        busy={invite.isPending}
        onClick={() => invite.mutate(customer.email ?? '')}
      >
        {t('customers.again')}
      </Button>
      <Button size="small" variant="ghost" busy={drop.isPending} onClick={() => drop.mutate()}>
        {t('customers.drop')}
      </Button>
    </Panel>
  )
}

interface CustomerListProps {
  customers: readonly Customer[]
  locale: Locale
  hrefOf: (id: number) => string
}

export function CustomerList({ customers, locale, hrefOf }: CustomerListProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <InviteForm />
      {customers.length === 0 && (
        <Panel>
          <EmptyState
            title={t('customers.empty_title')}
            element="Natura"
            picture="/assets/characters/amanito/creature.webp"
          >
            {t('customers.empty_text')}
          </EmptyState>
        </Panel>
      )}
      <ul className={styles.list}>
        {customers.map(customer =>
          customer.accepted_at === null ? (
            <Invited key={customer.id} customer={customer} />
          ) : (
            <Panel key={customer.id} as="li" className={styles.row}>
              <span className={styles.who}>
                <b>{customer.name}</b>
                <small>
                  {t('customers.since', { day: dayWords(customer.accepted_at, locale, 'long') })} ·{' '}
                  {t('customers.orders', { count: customer.orders })}
                </small>
              </span>
              <Button size="small" variant="soft" href={hrefOf(customer.id)}>
                {t('customers.open')}
              </Button>
            </Panel>
          ),
        )}
      </ul>
    </>
  )
}

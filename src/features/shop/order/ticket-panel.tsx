/** Messages about an order, and a field to reply. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ticketQuery } from '@/api/checkout-queries.ts'
import { call } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { type Ticket, writeTicket } from '@/contract/endpoints/shop/after-sale.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './ticket-panel.module.css'

function Messages({ ticket, words }: { ticket: Ticket; words: ShopWords }) {
  const { t } = useTranslation('orders')
  return (
    <ol className={styles.messages}>
      {ticket.messages.map(message => (
        <li key={message.id} className={classNames(styles.message, message.is_staff && styles.staff)}>
          <small>
            {t(message.is_staff ? 'ticket.shop' : 'ticket.you')} ·{' '}
            {dateTimeText(message.at, words.locale, 'long')}
          </small>
          <p>{message.text}</p>
        </li>
      ))}
    </ol>
  )
}

interface TicketPanelProps {
  order: Order
  words: ShopWords
  email: string // the email address for replies to a guest: earlier messages are not shown to users of the link
}

export function TicketPanel({ order, words, email }: TicketPanelProps) {
  const { t } = useTranslation('orders')
  const messages = useErrorMessage()
  const cache = useQueryClient()
  const ticket = useQuery(ticketQuery(order.number, order.ticket_status !== null && !order.contact_email))
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const write = useMutation({
    mutationFn: () => call(writeTicket, { params: { number: order.number }, body: { text } }),
    onSuccess: async response => {
      if (!response.ok) return setRefusal(messages.problem(response.failure))
      setRefusal(undefined)
      setText('')
      await updateCached(cache, ticketQuery(order.number, true).queryKey, response.value)
      void cache.invalidateQueries({ queryKey: ['order'] })
    },
  })
  return (
    <Panel title={t('ticket.title')} titleAs="h2" className={styles.panel}>
      <p className={styles.lead}>
        {order.contact_email
          ? t('ticket.lead_guest', { email })
          : t(ticket.data?.status === 'closed' ? 'ticket.closed' : 'ticket.lead')}
      </p>
      {ticket.data && <Messages ticket={ticket.data} words={words} />}
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (text.trim()) write.mutate()
        }}
      >
        <TextAreaField
          label={t('ticket.label')}
          value={text}
          maxLength={4000}
          onChange={event => setText(event.target.value)}
        />
        <ErrorNote>{refusal}</ErrorNote>
        <Button type="submit" size="small" busy={write.isPending} disabled={text.trim() === ''}>
          {t('ticket.send')}
        </Button>
      </form>
    </Panel>
  )
}

/**
 * Withdrawal from the contract in two steps (Directive 2011/83/EU, art. 11a): the button opens the statement, in which
 * items are selected, and a second button confirms and sends it. The receipt with items, day and hour stays on the
 * screen until it is closed.
 */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import {
  type Withdrawal,
  type WithdrawalBody,
  withdrawFromOrder,
} from '@/contract/endpoints/shop/withdrawals.ts'
import { exceptionOf } from '@/domain/withdrawal-exceptions.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'
import { WithdrawalReceipt, WithdrawnGoods } from './withdrawal-receipt.tsx'

interface WithdrawDialogProps {
  order: Order
  words: ShopWords
  buyer: { name: string; email: string }
}

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }))

const newKey = () => crypto.randomUUID()

interface StatementProps extends Pick<WithdrawDialogProps, 'order' | 'buyer'> {
  chosen: Order['lines']
}

/** The statement to be sent: buyer, order, items, and the email address of the acknowledgement. */
function Statement({ order, chosen, buyer }: StatementProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <WithdrawnGoods lines={chosen} />
      <dl className={styles.statement}>
        <dt>{t('withdraw.order')}</dt>
        <dd>{order.number}</dd>
        <dt>{t('withdraw.name')}</dt>
        <dd>{buyer.name}</dd>
        <dt>{t('withdraw.mail')}</dt>
        <dd>{buyer.email}</dd>
      </dl>
    </>
  )
}

export function WithdrawDialog({ order, words, buyer }: WithdrawDialogProps) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const cache = useQueryClient()
  const key = useRef(newKey()) // the same statement sent twice counts once
  const [isOpen, setOpen] = useState(false)
  const [isRead, setRead] = useState(false)
  const [received, setReceived] = useState<Withdrawal>()
  const [error, setFault] = useState<string>()
  const lines = order.lines.filter(line => line.withdrawable > 0)
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const chosenOf = ({ id, withdrawable }: Order['lines'][number]) =>
    pieces[id] ?? (lines.length === 1 ? withdrawable : 0)
  const chosen = lines
    .map(line => ({ ...line, quantity: chosenOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const send = useMutation({
    mutationFn: (body: WithdrawalBody) =>
      call(withdrawFromOrder, { params: { number: order.number }, body }, { 'Idempotency-Key': key.current }),
    onSuccess: response => {
      if (!response.ok) return setFault(messages.problem(response.failure))
      setFault(undefined)
      setReceived(response.value)
      key.current = newKey()
      setPieces({})
    },
  })
  const close = () => {
    setOpen(false)
    setRead(false)
    setFault(undefined)
    if (!received) return
    setReceived(undefined)
    void cache.invalidateQueries({ queryKey: ['order'] })
    void cache.invalidateQueries({ queryKey: ['orders'] })
  }
  const goOn = () => {
    setFault(chosen.length === 0 ? t('withdraw.none') : undefined)
    setRead(chosen.length > 0)
  }
  const confirm = () => send.mutate({ lines: chosen.map(({ id, quantity }) => ({ line_id: id, quantity })) })
  const actions = received ? (
    <Button onClick={close}>{t('withdraw.close')}</Button>
  ) : isRead ? (
    <>
      <Button variant="ghost" onClick={() => setRead(false)}>
        {t('withdraw.back')}
      </Button>
      <Button busy={send.isPending} onClick={confirm}>
        {t('withdraw.confirm')}
      </Button>
    </>
  ) : (
    <Button onClick={goOn}>{t('withdraw.next')}</Button>
  )
  return (
    <>
      {lines.length > 0 && (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {t('withdraw.open')}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        width={560}
        title={t(received ? 'withdraw.done' : 'withdraw.open')}
        lead={received ? undefined : t(isRead ? 'withdraw.statement' : 'withdraw.lead')}
        actions={actions}
      >
        <div className={styles.form}>
          {received ? (
            <WithdrawalReceipt of={received} words={words} email={buyer.email} />
          ) : isRead ? (
            <Statement order={order} chosen={chosen} buyer={buyer} />
          ) : (
            lines.map(line => (
              <SelectField
                key={line.id}
                label={t('withdraw.pieces', { title: [line.title, line.choice].filter(Boolean).join(', ') })}
                value={String(chosenOf(line))}
                onChange={event => setPieces({ ...pieces, [line.id]: Number(event.target.value) })}
                options={upTo(line.withdrawable)}
              />
            ))
          )}
          {!received && (isRead ? chosen : lines).some(line => exceptionOf(line) === 'sealed') && (
            <Note tone="warning">{t('withdraw.sealed')}</Note>
          )}
          <ErrorNote>{error}</ErrorNote>
        </div>
      </Dialog>
    </>
  )
}

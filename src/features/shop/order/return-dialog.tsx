/** Requests a return: items and reason. The shop replies by email. Only returnable items are offered. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  askedReturnReasons,
  type ReturnRequest,
  requestReturn,
} from '@/contract/endpoints/shop/after-sale.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { iconArrowUUpLeft } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import styles from './order-view.module.css'

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }))

export function ReturnDialog({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const [reason, setReason] = useState<ReturnRequest['reason']>('damaged')
  const [text, setText] = useState('')
  const [error, setFault] = useState<string>()
  const lines = order.lines.filter(line => line.returnable > 0)
  const ask = useMutation({
    mutationFn: (returnLines: ReturnRequest['lines']) =>
      call(requestReturn, { params: { number: order.number }, body: { reason, text, lines: returnLines } }),
    onSuccess: response => {
      if (!response.ok) return setFault(messages.problem(response.failure))
      void cache.invalidateQueries({ queryKey: ['order'] })
      setOpen(false)
      setPieces({})
      setText('')
    },
  })
  const send = () => {
    const returnLines = lines
      .map(line => ({ line_id: line.id, quantity: pieces[line.id] ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    if (returnLines.length === 0) return setFault(t('return.none'))
    setFault(undefined)
    ask.mutate(returnLines)
  }
  if (lines.length === 0) return null
  return (
    <>
      <Button variant="soft" size="small" icon={iconArrowUUpLeft} onClick={() => setOpen(true)}>
        {t('return.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width={560}
        title={t('return.title')}
        lead={t('return.lead')}
        actions={
          <Button busy={ask.isPending} onClick={send}>
            {t('return.send')}
          </Button>
        }
      >
        <div className={styles.form}>
          {lines.map(line => (
            <SelectField
              key={line.id}
              label={t('return.pieces', { title: line.title })}
              value={String(pieces[line.id] ?? 0)}
              onChange={event => setPieces({ ...pieces, [line.id]: Number(event.target.value) })}
              options={upTo(line.returnable)}
            />
          ))}
          <SelectField
            label={t('return.reason')}
            value={reason}
            onChange={event => setReason(event.target.value as ReturnRequest['reason'])}
            options={askedReturnReasons.map(code => ({ value: code, label: t(`return.why.${code}`) }))}
          />
          <TextAreaField
            label={t('return.text')}
            value={text}
            maxLength={2000}
            onChange={event => setText(event.target.value)}
          />
          <ErrorNote>{error}</ErrorNote>
        </div>
      </Dialog>
    </>
  )
}

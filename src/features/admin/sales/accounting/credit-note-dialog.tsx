/** Credit note by hand for pieces, shipping or an amount of an invoice. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import type { InvoiceRow } from '@/contract/endpoints/admin/accounting.ts'
import {
  type CreditOffer,
  issueCreditNote,
  previewCreditNote,
} from '@/contract/endpoints/admin/credit-notes.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { clamp } from '@/lib/clamp.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { readChosenAmount, useAmountChoice } from '../../framework/record/use-amount-choice.ts'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'

interface CreditNoteDialogProps {
  invoice: InvoiceRow
  money: (cents: number) => string
  onClose: () => void
}

/** The amount is the value of pieces and shipping until another one is typed. */
function useCreditNote({ id }: InvoiceRow) {
  const { typed, fields } = useAmountChoice()
  const { pieces, shipping } = fields
  const lines = Object.entries(pieces)
    .map(([line, quantity]) => ({ line_id: Number(line), quantity }))
    .filter(({ quantity }) => quantity > 0)
  const preview = useQuery({
    queryKey: ['admin', 'credit-note', id, lines, shipping],
    queryFn: () => callOrThrow(previewCreditNote, { params: { id }, body: { lines, shipping } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const offer = preview.data
  const { amount, text, isTooMuch, errorCode } = readChosenAmount(typed, offer)
  return {
    preview,
    ...fields,
    typed: text,
    errorCode: isTooMuch ? 'credit_too_much' : errorCode,
    wish: amount && !isTooMuch && !preview.isPlaceholderData ? { lines, shipping, amount } : undefined,
  }
}

type Crediting = ReturnType<typeof useCreditNote>

function CreditFields({
  offer,
  work,
  money,
}: { offer: CreditOffer; work: Crediting } & Pick<CreditNoteDialogProps, 'money'>) {
  const { t } = useTranslation('admin-sales')
  const messages = useErrorMessage()
  return (
    <>
      {offer.left.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ line_id, title, quantity }) => (
          <TextField
            key={line_id}
            dense
            type="number"
            label={t('credit.pieces', { title, count: quantity })}
            min={0}
            max={quantity}
            value={work.pieces[line_id] ?? 0}
            onChange={event =>
              work.setPieces(line_id, clamp(Math.floor(Number(event.currentTarget.value) || 0), 0, quantity))
            }
          />
        ))}
      {offer.left.shipping > 0 && (
        <Check
          label={t('credit.shipping', { amount: money(offer.left.shipping) })}
          checked={work.shipping}
          onChange={event => work.setShipping(event.currentTarget.checked)}
        />
      )}
      <TextField
        dense
        name="amount"
        inputMode="decimal"
        label={t('credit.amount')}
        hint={t('credit.most', { amount: money(offer.left.amount) })}
        error={work.errorCode && messages.field({ code: work.errorCode })}
        value={work.typed}
        onChange={event => work.setTyped(event.currentTarget.value)}
        end={<span aria-hidden="true">€</span>}
      />
    </>
  )
}

export function CreditNoteDialog({ invoice, money, onClose }: CreditNoteDialogProps) {
  const { t } = useTranslation('admin-sales')
  const refresh = useRefresh()
  const report = useCallResult()
  const work = useCreditNote(invoice)
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const { wish, preview } = work
  const isReady = wish !== undefined && reason.trim() !== ''
  const issue = async () => {
    if (!wish || isSending) return
    setSending(true)
    const body = { ...wish, reason }
    const result = await call(
      issueCreditNote,
      { params: { id: invoice.id }, body },
      { 'Idempotency-Key': key },
    )
    setSending(false)
    const issued = result.ok && t('credit.issued', { number: result.value.document.number })
    if (!report(result, issued || undefined)) return
    refresh()
    onClose()
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      onSubmit={() => isReady && void issue()}
      width={600}
      title={t('credit.title', { number: invoice.number })}
      lead={t('credit.lead')}
      actions={
        <Button variant="danger" busy={isSending} disabled={!isReady} onClick={() => void issue()}>
          {wish ? t('credit.issue_amount', { amount: money(wish.amount) }) : t('credit.issue')}
        </Button>
      }
    >
      {preview.error && !preview.data && <PartFailure onRetry={preview.refetch} />}
      {preview.isPending && <Skeleton height={180} radius={12} />}
      {preview.data?.left.amount === 0 && <Note>{t('credit.nothing')}</Note>}
      {preview.data && preview.data.left.amount > 0 && (
        <>
          <CreditFields offer={preview.data} work={work} money={money} />
          <TextField
            name="reason"
            required
            label={t('credit.reason')}
            hint={t('credit.reason_hint')}
            maxLength={200}
            value={reason}
            onChange={event => setReason(event.currentTarget.value)}
          />
        </>
      )}
    </WorkDialog>
  )
}

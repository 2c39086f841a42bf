import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { decideReturn, type ReturnRow } from '@/contract/endpoints/admin/after-sale.ts'
import type { OrderReturnStatus } from '@/contract/endpoints/shop/after-sale.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import fields from '../../framework/record/dialog-fields.module.css'
import { useContest } from '../../framework/record/use-contest.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './after-sale.module.css'

export const returnTone: Record<OrderReturnStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'info',
  received: 'success',
  refused: 'muted',
}

interface ReturnDialogProps {
  one: ReturnRow
  money: (cents: number | null) => string
  linkTo: LinkTo
  onClose: () => void
}

type Decision = 'approved' | 'refused' | 'received'

/** Decides a return and sends an email. Received items can be refunded immediately. */
export function ReturnDialog({ one, money, linkTo, onClose }: ReturnDialogProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
  const reread = useReread('returns')
  const [answer, setAnswer] = useState(one.answer)
  const [paysBack, setPaysBack] = useState(true)
  const [restock, setRestock] = useState(one.reason !== 'damaged')
  const [busy, setBusy] = useState<Decision>()
  const contest = useContest<ReturnRow>({
    words: row => ({
      [t('admin:column.status')]: t(`returns.status.${row.status}`),
      [t('returns.answer')]: row.answer,
    }),
    onTheirs: async () => {
      await reread()
      onClose()
    },
  })
  const isRefunded = (status: Decision) => status === 'received' && paysBack && one.can_refund
  const decide = async (status: Decision, version = one.version) => {
    setBusy(status)
    const refund = isRefunded(status) ? { reason: t(`returns.reason.${one.reason}`) } : null
    const isReceived = status === 'received'
    const body = { status, answer: answer.trim(), refund, version, ...(isReceived && { restock }) }
    const result = await call(decideReturn, { params: { id: one.id }, body })
    const mine = { status, answer: body.answer }
    const again = (newer: ReturnRow) => void decide(status, newer.version)
    if (contest.isLost(result, { base: one, mine, again })) return setBusy(undefined)
    const decided = resultOf(result, t(refund ? 'returns.refunded' : `returns.done.${status}`))
    if (decided) await reread()
    setBusy(undefined)
    if (decided) onClose()
  }
  if (contest.dialog) return contest.dialog
  const isOpen = one.status === 'requested' || one.status === 'approved'
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={560}
      title={t('returns.of', { number: one.order.number })}
      actions={
        isOpen && (
          <>
            {one.reason !== 'withdrawal' && (
              <Button variant="ghost" busy={busy === 'refused'} onClick={() => void decide('refused')}>
                {t('returns.refuse')}
              </Button>
            )}
            {one.status === 'requested' ? (
              <Button busy={busy === 'approved'} onClick={() => void decide('approved')}>
                {t('returns.approve')}
              </Button>
            ) : (
              <Button busy={busy === 'received'} onClick={() => void decide('received')}>
                {t('returns.receive')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.fields}>
        <p className={styles.line}>
          <Badge tone={returnTone[one.status]}>{t(`returns.status.${one.status}`)}</Badge>
          <span>{one.buyer.name}</span>
          <span>{t(`returns.reason.${one.reason}`)}</span>
        </p>
        {one.text && <blockquote className={fields.said}>{one.text}</blockquote>}
        <ul>
          {one.lines.map(line => (
            <li key={line.line_id}>
              {line.quantity} × {line.title}
            </li>
          ))}
        </ul>
        {one.status === 'approved' && !one.can_refund && <Note>{t('returns.nothing_back')}</Note>}
        {one.status === 'approved' && (one.refundable ?? 0) > 0 && (
          <Check
            label={t('returns.pay_back', { amount: money(one.refundable) })}
            checked={paysBack}
            onChange={event => setPaysBack(event.currentTarget.checked)}
          />
        )}
        {one.status === 'approved' && (
          <Check
            label={t('admin:orders.restock')}
            checked={restock}
            onChange={event => setRestock(event.currentTarget.checked)}
          />
        )}
        {isOpen ? (
          <TextAreaField
            dense
            name="answer"
            label={t('returns.answer')}
            hint={t('returns.answer_hint')}
            rows={3}
            maxLength={2000}
            value={answer}
            onChange={event => setAnswer(event.currentTarget.value)}
          />
        ) : (
          one.answer && <Note>{one.answer}</Note>
        )}
        <Button
          variant="text"
          size="dense"
          className={styles.way}
          href={linkTo('adminOrder', { id: one.order.id })}
        >
          {t('returns.to_order')}
        </Button>
      </div>
    </WorkDialog>
  )
}

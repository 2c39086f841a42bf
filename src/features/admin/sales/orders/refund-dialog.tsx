/** Refund of items, shipping or any amount. Shows all that it covers before it is sent. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureFrom, unreachable } from '@/api/failure.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { refund, type Take } from './order-calls.ts'
import styles from './orders.module.css'
import { RefundFields } from './refund-fields.tsx'
import { RefundReview } from './refund-review.tsx'
import { useRefund } from './use-refund.ts'

interface RefundDialogProps {
  order: AdminOrder
  money: (cents: number | null) => string
  take: Take
  onClose: () => void
}

export function RefundDialog({ order, money, take, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const messages = useProblemMessage()
  const work = useRefund(order)
  const [isReviewed, setReviewed] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const { wish, preview } = work
  const shownRefund = isReviewed ? wish : undefined
  const send = async () => {
    if (!shownRefund) return
    setSending(true)
    if (take(await refund(order.id, shownRefund, key))) onClose()
    setSending(false)
  }
  const titleOf = (reviewed: typeof wish) => {
    if (!reviewed) return t('orders.refund')
    return reviewed.amount > 0
      ? t('orders.refund_title', { amount: money(reviewed.amount) })
      : t('orders.goods.title')
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      onSubmit={() => wish && setReviewed(true)}
      width={600}
      title={titleOf(shownRefund)}
      lead={
        shownRefund
          ? shownRefund.amount > 0 &&
            t('orders.refund_to', { name: order.buyer.name, method: order.payment_method.name })
          : t('orders.refund_lead')
      }
      actions={
        shownRefund ? (
          <>
            <Button variant="ghost" onClick={() => setReviewed(false)}>
              {t('admin-sales:order.back')}
            </Button>
            <Button variant="danger" busy={isSending} onClick={() => void send()}>
              {shownRefund.amount > 0
                ? t('orders.refund_now', { amount: money(shownRefund.amount) })
                : t('orders.goods.confirm')}
            </Button>
          </>
        ) : (
          <Button disabled={!wish} onClick={() => setReviewed(true)}>
            {t('orders.refund_review')}
          </Button>
        )
      }
    >
      <div className={styles.fields}>
        {preview.error && !preview.data && (
          <PartFailure onRetry={preview.refetch}>
            {messages.problem(failureFrom(preview.error) ?? unreachable)}
          </PartFailure>
        )}
        {preview.isPending && <Skeleton height={220} radius={12} />}
        {preview.data &&
          (shownRefund ? (
            <RefundReview order={order} offer={preview.data} wish={shownRefund} money={money} />
          ) : (
            <RefundFields order={order} offer={preview.data} work={work} money={money} />
          ))}
      </div>
    </WorkDialog>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { cancelOrder, type Order } from '@/contract/endpoints/shop/orders.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'

/** Confirms a cancellation and explains the refund. */
export function CancelDialog({ order, words }: { order: Order; words: ShopWords }) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { params: { number: order.number } }),
    onSuccess: response => {
      void cache.invalidateQueries({ queryKey: ['order'] })
      void cache.invalidateQueries({ queryKey: ['orders'] })
      if (response.ok) setOpen(false)
      else setRefusal(messages.problem(response.failure))
    },
  })
  const isPaid = order.payment_status === 'paid'
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {words.t('order.cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width={440}
        title={t('cancel.ask')}
        lead={isPaid ? t('cancel.text_paid', { amount: money(words, order.due) }) : t('cancel.text')}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('cancel.no')}
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cancel.yes')}
            </Button>
          </>
        }
      >
        <ErrorNote>{refusal}</ErrorNote>
      </Dialog>
    </>
  )
}

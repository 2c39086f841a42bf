/** Saves a guest's order in an account: a link is sent by email, and opening it confirms (decision 0047). */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { saveOrder } from '@/contract/endpoints/shop/guest-orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconUser } from '@/ui/icon/icons.ts'
import styles from './order-next.module.css'

export function SaveOrder({ order, email }: { order: Order; email: string }) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const [error, setFault] = useState<string>()
  const keep = useMutation({
    mutationFn: () => call(saveOrder, { params: { number: order.number } }),
    onSuccess: response => setFault(response.ok ? undefined : messages.problem(response.failure)),
  })
  const isSent = keep.data?.ok === true
  return (
    <Panel titleAs="h2" title={t('save.title')} className={styles.keep}>
      <p>{order.packs > 0 ? t('save.text_packs', { count: order.packs }) : t('save.text')}</p>
      {isSent ? (
        <Note tone="success" live>
          {t('save.sent', { email })}
        </Note>
      ) : (
        <Button icon={iconUser} busy={keep.isPending} onClick={() => keep.mutate()}>
          {t('save.send')}
        </Button>
      )}
      <ErrorNote>{error}</ErrorNote>
    </Panel>
  )
}

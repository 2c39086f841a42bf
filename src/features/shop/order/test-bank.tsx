/** The built-in provider's screen: the buyer chooses the bank's result. No money moves, and it says so. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { settleTestPayment, type testOutcomes } from '@/contract/endpoints/shop/payments.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'

type Outcome = (typeof testOutcomes)[number]

export function TestBank({ order, words }: { order: Order; words: ShopWords }) {
  const { t } = words
  const cache = useQueryClient()
  const [asksAgain, setAsksAgain] = useState(false)
  const { t: of } = useTranslation('orders')
  const [isLost, setLost] = useState(false)
  const [isThinking, setThinking] = useState(false)
  const answer = useMutation({
    mutationFn: (outcome: Outcome) =>
      call(settleTestPayment, { params: { reference: `test_${order.number}` }, body: { outcome } }),
    onSuccess: (result, outcome) => {
      setLost(!result.ok)
      setThinking(result.ok && outcome === 'late')
      setAsksAgain(result.ok && result.value.needs_confirmation)
      void cache.invalidateQueries({ queryKey: ['order'] })
      void cache.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const say = (outcome: Outcome) => () => answer.mutate(outcome)
  return (
    <Panel title={t('bank.title')} titleAs="h2" className={styles.bank}>
      <Note tone="info">{t('bank.text', { amount: money(words, order.due) })}</Note>
      {order.payment_status === 'failed' && (
        <Note tone="error" live>
          {t('bank.declined')}
        </Note>
      )}
      {isLost && (
        <Note tone="error" live>
          {t('bank.lost')}
        </Note>
      )}
      {isThinking && (
        <Note tone="info" live>
          {of('bank.late_text')}
        </Note>
      )}
      {asksAgain && <p>{t('bank.again')}</p>}
      <div className={styles.actions}>
        <Button busy={answer.isPending} onClick={say('approve')}>
          {t('bank.approve')}
        </Button>
        {!asksAgain && (
          <Button variant="soft" onClick={say('confirm')}>
            {t('bank.confirm')}
          </Button>
        )}
        {!asksAgain && !isThinking && (
          <Button variant="ghost" onClick={say('late')}>
            {of('bank.late')}
          </Button>
        )}
        <Button variant="ghost" onClick={say('decline')}>
          {t('bank.decline')}
        </Button>
      </div>
    </Panel>
  )
}

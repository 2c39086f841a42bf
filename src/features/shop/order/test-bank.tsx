/** The test bank's own page, which decides the result of redirect payments. It states that no money moves. */
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Order, PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import { settleTestPayment, type TestOutcome } from '@/contract/endpoints/shop/payments.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './test-bank.module.css'

interface TestBankProps {
  order: Order
  kind: PaymentKind
  backHref: string // of the shop
  words: ShopWords
}

export function TestBank({ order, kind, backHref, words }: TestBankProps) {
  const { t } = useTranslation('payment')
  const deciding = useMutation({
    mutationFn: (outcome: TestOutcome) =>
      call(settleTestPayment, { params: { reference: `test_${order.number}` }, body: { outcome, kind } }),
    onSuccess: response => response.ok && location.assign(backHref),
  })
  const isLost = deciding.isError || deciding.data?.ok === false
  return (
    <Container className={styles.page}>
      <Panel className={styles.bank}>
        <h1>{t(`kind.${kind}`)}</h1>
        <Note tone="info">{t('bank.text')}</Note>
        <dl className={styles.facts}>
          <dt>{t('bank.order')}</dt>
          <dd>{order.number}</dd>
          <dt>{t('bank.amount')}</dt>
          <dd>{money(words, order.due)}</dd>
        </dl>
        <ErrorNote>{isLost && t('bank.lost')}</ErrorNote>
        <Button full busy={deciding.isPending} onClick={() => deciding.mutate('approve')}>
          {t('bank.approve')}
        </Button>
        <Button full variant="soft" onClick={() => deciding.mutate('decline')}>
          {t('bank.decline')}
        </Button>
        <Button full variant="ghost" onClick={() => deciding.mutate('cancel')}>
          {t('bank.cancel')}
        </Button>
      </Panel>
    </Container>
  )
}

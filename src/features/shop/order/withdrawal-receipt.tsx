/** Receipt of a withdrawal: its items, day and hour, and what happens next. */
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/contract/endpoints/shop/withdrawals.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Note } from '@/ui/content/note.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'

type Goods = readonly { title: string; choice: string; quantity: number }[]

const named = ({ title, choice, quantity }: Goods[number]): string =>
  `${[title, choice].filter(Boolean).join(', ')} × ${quantity}`

export const WithdrawnGoods = ({ lines }: { lines: Goods }) => (
  <ul className={styles.withdrawn}>
    {lines.map(line => (
      <li key={named(line)}>{named(line)}</li>
    ))}
  </ul>
)

const hasLeft = ({ lines }: Withdrawal): boolean => lines.some(({ sent }) => sent > 0)

interface ReceiptProps {
  of: Withdrawal
  words: ShopWords
  email: string
}

export function WithdrawalReceipt({ of: withdrawal, words, email }: ReceiptProps) {
  const { t } = useTranslation('orders')
  const moment = dateTimeText(withdrawal.declared_at, words.locale, 'long')
  return (
    <>
      <Note tone="success" live>
        {t('withdraw.received', { moment, email })}
      </Note>
      <WithdrawnGoods lines={withdrawal.lines} />
      {withdrawal.refund > 0 && <p>{t('withdraw.refund', { amount: money(words, withdrawal.refund) })}</p>}
      {hasLeft(withdrawal) && <p>{t('withdraw.send_back')}</p>}
    </>
  )
}

/** Earlier statements, on the order’s page. */
export function Withdrawals({ of, words }: { of: readonly Withdrawal[]; words: ShopWords }) {
  const { t } = useTranslation('orders')
  return of.map(withdrawal => (
    <div key={withdrawal.id} className={styles.statement}>
      <b>{t('withdraw.of', { moment: dateTimeText(withdrawal.declared_at, words.locale, 'long') })}</b>
      <WithdrawnGoods lines={withdrawal.lines} />
      {withdrawal.refund > 0 && <p>{t('withdraw.refund', { amount: money(words, withdrawal.refund) })}</p>}
      {hasLeft(withdrawal) && <p>{t('withdraw.send_back')}</p>}
    </div>
  ))
}

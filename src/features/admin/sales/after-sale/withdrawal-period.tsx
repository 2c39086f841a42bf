import { useTranslation } from 'react-i18next'
import type { StatementRow } from '@/contract/endpoints/admin/withdrawals.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'

/** Whether a statement was made within the fourteen days from the delivery. Renders nothing without an order. */
export function WithdrawalPeriod({ of, locale }: { of: StatementRow; locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  if (!of.order) return null
  const { statutory_until: until } = of.order
  if (until === null) return t('withdrawals.not_begun')
  const isLate = new Date(of.declared_at) > new Date(until)
  return t(isLate ? 'withdrawals.late' : 'withdrawals.in_time', { day: dayWords(until, locale) })
}

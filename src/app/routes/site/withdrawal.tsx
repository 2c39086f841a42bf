import { useTranslation } from 'react-i18next'
import { DeclareWithdrawal } from '@/features/shop/order/declare-withdrawal.tsx'
import { GuestOrderFrame } from '@/features/shop/order/guest-order-frame.tsx'
import { useLocale } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'

export const areas = ['orders', 'titles', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

/** The withdrawal function, reachable from every page without an account. */
export default function WithdrawalPage() {
  const { t } = useTranslation('titles')
  useTitle(t('withdrawal'))
  return (
    <GuestOrderFrame title={t('withdrawal')}>
      <DeclareWithdrawal locale={useLocale()} />
    </GuestOrderFrame>
  )
}

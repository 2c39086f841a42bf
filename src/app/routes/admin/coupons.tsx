import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { CouponList } from '@/features/admin/sales/coupons/coupon-list.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation']

export default function AdminCouponsPage() {
  const { t } = useTranslation('titles')
  return <CouponList title={t('adminCoupons')} locale={useLocale()} money={useMoney()} linkTo={useHref()} />
}

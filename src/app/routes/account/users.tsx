import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { customerQuery, customersQuery } from '@/api/customer-queries.ts'
import { failureFrom } from '@/api/failure.ts'
import { useHref, useLocale } from '@/app/screen.ts'
import { CustomerDetailView } from '@/features/account/customers/customer-detail.tsx'
import { CustomerList } from '@/features/account/customers/customer-list.tsx'
import { BackLink } from '@/features/account/kit/account-frame.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { OrderList } from '@/features/shop/order/order-list.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account', 'orders', 'shop', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

function Customers() {
  const to = useHref()
  const locale = useLocale()
  const customers = useQuery(customersQuery)
  if (customers.isError)
    return <LoadFailure onRetry={() => void customers.refetch()} error={customers.error} />
  if (!customers.data) return <Skeleton height={260} radius={22} />
  return (
    <CustomerList
      customers={customers.data}
      locale={locale}
      hrefOf={id => `${to('accountUsers')}?customer=${id}`}
    />
  )
}

function OneCustomer({ id }: { id: number }) {
  const { t } = useTranslation('orders')
  const to = useHref()
  const locale = useLocale()
  const navigate = useNavigate()
  const words = useShopWords(locale)
  const customer = useQuery(customerQuery(id))
  if (failureFrom(customer.error)?.status === 404) return <MissingPage />
  if (customer.isError) return <LoadFailure onRetry={() => void customer.refetch()} error={customer.error} />
  if (!customer.data) return <Skeleton height={260} radius={22} />
  return (
    <>
      <p>
        <BackLink href={to('accountUsers')}>{t('customers.back')}</BackLink>
      </p>
      <h2>{customer.data.name}</h2>
      <CustomerDetailView
        customer={customer.data}
        locale={locale}
        latest={<OrderList orders={customer.data.latest} words={words} />}
        onGone={() => navigate(to('accountUsers'))}
      />
    </>
  )
}

export default function AccountUsersPage() {
  const { t } = useTranslation('titles')
  const [query] = useSearchParams()
  const id = Number(query.get('customer'))
  return (
    <AccountShell current="account_users" head={() => <h1>{t('accountUsers')}</h1>}>
      {() => (Number.isInteger(id) && id > 0 ? <OneCustomer id={id} /> : <Customers />)}
    </AccountShell>
  )
}

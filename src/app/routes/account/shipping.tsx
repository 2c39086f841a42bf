import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addressesQuery } from '@/api/checkout-queries.ts'
import { useLocale } from '@/app/screen.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { AddressBook } from '@/features/shop/addresses/address-book.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account', 'shop', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

function Book({ user }: { user: User }) {
  const words = useShopWords(useLocale())
  const book = useQuery(addressesQuery(user.id))
  if (book.isError) return <LoadFailure onRetry={() => void book.refetch()} error={book.error} />
  if (!book.data) return <Skeleton height={220} radius={22} />
  return <AddressBook book={book.data} words={words} name={user.name} />
}

export default function AccountShippingPage() {
  const { t } = useTranslation('titles')
  return (
    <AccountShell current="account_shipping" head={() => <h1>{t('accountShipping')}</h1>}>
      {user => <Book user={user} />}
    </AccountShell>
  )
}

/** Creates a product from an empty form. It is a draft until it is published. */

import { useState } from 'react'
import {
  CreateContextProvider,
  SaveContextProvider,
  useCreateController,
  useNotify,
  useRedirect,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { failureFrom, unreachable } from '@/api/failure.ts'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useSaveFailure } from '../../framework/record/use-refuse.ts'
import { bodyFrom, newProduct, type ProductForm } from './product-form-values.ts'
import { ProductScreen } from './product-screen.tsx'

interface ProductCreateProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number) => string
}

export function ProductCreate({ title, locale, linkTo, money }: ProductCreateProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const showFailure = useSaveFailure()
  const redirect = useRedirect()
  const [record] = useState(() => newProduct())
  const controller = useCreateController({
    resource: 'products',
    transform: (data: ProductForm) => bodyFrom(data, undefined),
    mutationOptions: {
      onSuccess: product => {
        notify(t('products.created'), { type: 'success' })
        redirect(linkTo('adminProduct', { id: (product as unknown as AdminProduct).id }))
      },
      onError: error => showFailure(failureFrom(error) ?? unreachable),
    },
  })
  return (
    <CreateContextProvider value={controller}>
      <SaveContextProvider value={controller}>
        <ProductScreen locale={locale} linkTo={linkTo} title={title} record={record} money={money} />
      </SaveContextProvider>
    </CreateContextProvider>
  )
}

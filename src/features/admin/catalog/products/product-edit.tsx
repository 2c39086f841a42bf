/** Edits a product. It is saved whole against the version that was loaded. A conflict shows both versions. */

import { useState } from 'react'
import {
  EditContextProvider,
  SaveContextProvider,
  useEditController,
  useNotify,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { type AdminProduct, removeProduct } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { useRefuse, useSaveFailure } from '../../framework/record/use-refuse.ts'
import { duplicate } from './product-calls.ts'
import { bodyFrom, type ProductForm } from './product-form-values.ts'
import { ProductScreen } from './product-screen.tsx'

interface ProductEditProps {
  id: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number) => string
}

interface Conflict {
  mine: ProductForm
  theirs: AdminProduct
}

/**
 * List rows are not full records, so the record has its own cache key and is never read from a cached row.
 */
const whole = { whole: true }

export function ProductEdit({ id, locale, linkTo, money }: ProductEditProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const refuse = useRefuse()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const showFailure = useSaveFailure()
  const [conflict, setConflict] = useState<Conflict>()
  const [isRemoving, setRemoving] = useState(false)
  const controller = useEditController<AdminProduct>({
    resource: 'products',
    id: Number(id),
    mutationMode: 'pessimistic',
    redirect: false,
    transform: (data: ProductForm, options) =>
      bodyFrom(data, options?.previousData as AdminProduct | undefined),
    queryOptions: { meta: whole, onError: () => {} }, // shown instead of the record
    mutationOptions: {
      meta: whole,
      onError: (error, { data }) => {
        const failure = failureFrom(error)
        if (failure?.code === 'conflict' && failure.current)
          setConflict({ mine: data as ProductForm, theirs: failure.current as AdminProduct })
        else showFailure(failure ?? unreachable)
      },
    },
  })
  const { record, error, refetch, save } = controller
  if (error && !record) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!record) return <Skeleton height={420} radius={16} />
  const copy = async () => {
    const result = await duplicate(record.id)
    if (!result.ok) return refuse(result.failure)
    notify(t('products.duplicated'), { type: 'success' })
    redirect(linkTo('adminProduct', { id: result.value.id }))
  }
  const keepMine = ({ mine, theirs }: Conflict) => {
    setConflict(undefined)
    void save?.({ ...mine, version: theirs.version } as never)
  }
  return (
    <EditContextProvider value={controller}>
      <SaveContextProvider value={controller}>
        <ProductScreen
          locale={locale}
          linkTo={linkTo}
          title={record.translations[locale].title || record.translations.it.title}
          record={record}
          product={record}
          money={money}
          onDuplicate={() => void copy()}
          onRemove={() => setRemoving(true)}
        />
      </SaveContextProvider>
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={bodyFrom(conflict.theirs, undefined)}
          base={bodyFrom(record, undefined)}
          onClose={() => setConflict(undefined)}
          onKeepMine={() => keepMine(conflict)}
          onTakeTheirs={() => {
            setConflict(undefined)
            refresh()
          }}
        />
      )}
      {isRemoving && <RemoveDialog product={record} linkTo={linkTo} onClose={() => setRemoving(false)} />}
    </EditContextProvider>
  )
}

interface RemoveDialogProps {
  product: AdminProduct
  linkTo: LinkTo
  onClose: () => void
}

function RemoveDialog({ product, linkTo, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const notify = useNotify()
  const refuse = useRefuse()
  const redirect = useRedirect()
  const remove = async () => {
    const result = await call(removeProduct, { params: { id: product.id } })
    if (!result.ok) return refuse(result.failure)
    onClose()
    notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
    redirect(linkTo('adminProducts'))
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('products.remove_title', { title: product.translations.it.title })}
      lead={t('products.remove_lead')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('react-admin:action.cancel')}
          </Button>
          <Button variant="danger" onClick={() => void remove()}>
            {t('react-admin:action.delete')}
          </Button>
        </>
      }
    />
  )
}

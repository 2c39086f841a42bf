import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useStore } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'

/** What react-admin stores about the page of the list that was shown last. */
interface ListParams {
  sort: string
  order: 'ASC' | 'DESC'
  page: number
  perPage: number
  filter: Record<string, unknown>
}

/**
 * Links to the previous and the next order of the list, in its filter and order, also with the keys [ and ]. Shows
 * nothing if the order is not on the page of the list that was shown last.
 */
export function OrderNeighbours({ id, linkTo }: { id: number; linkTo: LinkTo }) {
  const { t } = useTranslation('admin-sales')
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const [params] = useStore<ListParams | undefined>('orders.list')
  const { data } = useQuery({
    queryKey: ['orders', 'neighbours', params],
    queryFn: async () => {
      if (!params) return []
      const { data: rows } = await dataProvider.getList<AdminOrderRow>('orders', {
        filter: params.filter,
        sort: { field: params.sort, order: params.order },
        pagination: { page: params.page, perPage: params.perPage },
      })
      return rows.map(row => row.id)
    },
    enabled: params !== undefined,
    staleTime: 30_000,
  })
  const at = data?.indexOf(id) ?? -1
  const [previous, next] = at < 0 ? [] : [data?.[at - 1], data?.[at + 1]]
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const neighbour = key === '[' ? previous : key === ']' ? next : undefined
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (neighbour !== undefined && !isTyping && !document.querySelector('[role=dialog]'))
        void navigate(linkTo('adminOrder', { id: neighbour }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [previous, next, navigate, linkTo])
  if (at < 0) return null
  return (
    <>
      <TooltipButton
        icon={iconCaretLeft}
        label={t('order.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && void navigate(linkTo('adminOrder', { id: previous }))}
      />
      <TooltipButton
        icon={iconCaretRight}
        label={t('order.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && void navigate(linkTo('adminOrder', { id: next }))}
      />
    </>
  )
}

/** Orders that add items to a paid order (decision 0082): the links between them, and the button that begins one. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { addToOrder } from '@/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { orderTone } from '../../framework/list/order-tones.ts'
import rows from '../../framework/record/panel-rows.module.css'
import { useCallResult } from '../../framework/record/use-refuse.ts'

interface LinkedOrdersProps {
  order: AdminOrder
  linkTo: LinkTo
}

/** Nothing without linked orders. A draft opens in the order entry. */
export function LinkedOrdersPanel({ order, linkTo }: LinkedOrdersProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  if (order.linked_orders.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('order.linked')}>
      <ul className={rows.broken}>
        {order.linked_orders.map(({ id, number, status }) => (
          <li key={id}>
            <span className={rows.words}>
              <Link
                href={
                  status === 'draft'
                    ? `${linkTo('adminOrderCreate')}?draft=${id}`
                    : linkTo('adminOrder', { id })
                }
              >
                {number}
              </Link>
              <small>{t(number === order.added_to ? 'order.linked_first' : 'order.linked_more')}</small>
            </span>
            <Badge tone={orderTone[status]}>{t(`admin:orders.status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Begins a draft for the same customer and address. */
export function AddItemsButton({ order, linkTo }: LinkedOrdersProps) {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  const navigate = useNavigate()
  const resultOf = useCallResult()
  const [isBusy, setBusy] = useState(false)
  if (!order.can_add || !may('admin:money:write')) return null
  const begin = async () => {
    setBusy(true)
    const entry = resultOf(await call(addToOrder, { params: { id: order.id }, body: {} }))
    setBusy(false)
    if (entry) void navigate(`${linkTo('adminOrderCreate')}?draft=${entry.id}`)
  }
  return (
    <Button variant="ghost" size="dense" icon={iconPlus} busy={isBusy} onClick={() => void begin()}>
      {t('order.add_items')}
    </Button>
  )
}

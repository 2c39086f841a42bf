import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminImportedOrders, type ImportedOrder } from '@/contract/endpoints/admin/imported-orders.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { ImportedOrderDialog, moneyOf, systems, tones } from './imported-order-dialog.tsx'
import rows from './panel-rows.module.css'

const mostShown = 100

/** Orders of a customer in another shop. Nothing without one. */
export function ImportedOrdersPanel({ email, locale }: { email: string; locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  const [open, setOpen] = useState<ImportedOrder>()
  const { data } = useQuery({
    queryKey: ['admin', 'imported-orders', email],
    queryFn: () => callOrThrow(adminImportedOrders, { query: { email, per_page: mostShown } }),
    enabled: may('admin:orders:read'),
  })
  if (!data || data.data.length === 0) return null
  const money = moneyOf(locale)
  return (
    <Panel dense titleAs="h2" title={`${t('imported.title')} (${data.meta.total})`}>
      <ul className={rows.broken}>
        {data.data.map(order => (
          <li key={order.id}>
            <span className={rows.words}>
              <Button variant="text" size="dense" onClick={() => setOpen(order)}>
                {order.number}
              </Button>
              <small>
                {dayWords(order.placed_at, locale)} · {systems[order.source]}
              </small>
            </span>
            <Badge tone={tones[order.status]}>{t(`imported.status.${order.status}`)}</Badge>
            {order.total !== null && <b>{money(order.total, order)}</b>}
          </li>
        ))}
      </ul>
      {open && <ImportedOrderDialog order={open} money={money} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

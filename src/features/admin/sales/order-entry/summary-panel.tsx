import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import shared from '../../framework/record/sums.module.css'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import styles from './order-entry.module.css'
import { place } from './order-entry-calls.ts'
import type { OrderEntryState } from './use-order-entry.ts'

interface SummaryPanelProps {
  work: OrderEntryState
  money: (cents: number | null) => string
  onPlaced: (id: number) => void
}

/**
 * Summary (specification notes §9) and the button that places the order. The server refuses any total but the shown
 * one.
 */
export function SummaryPanel({ work, money, onPlaced }: SummaryPanelProps) {
  const { t } = useTranslation('admin-sales')
  const messages = useErrorMessage()
  const notify = useNotify()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const { desk, draft, keeping } = work
  const [isNotifying, setTells] = useState(true)
  const [isPlacing, setPlacing] = useState(false)
  const totals = desk.quote?.totals
  const unexplained = draft.lines.some(
    ({ unit_price, price_reason }) => unit_price !== null && price_reason.trim() === '',
  )
  const general = desk.quote?.problems.filter(({ line }) => line === null) ?? []
  const isReady =
    keeping === 'kept' && desk.missing.length === 0 && desk.quote?.problems.length === 0 && !unexplained
  const send = async () => {
    if (!totals) return
    setPlacing(true)
    const result = await place(desk.id, desk.version, totals.due, isNotifying)
    setPlacing(false)
    if (!result.ok) return refuse(result.failure)
    await cache.invalidateQueries({ queryKey: ['orders'] })
    notify(t('desk.placed', { number: result.value.number }), { type: 'success' })
    onPlaced(result.value.id)
  }
  const sums: readonly (readonly [string, number])[] = totals
    ? [
        [t('desk.subtotal'), totals.subtotal],
        ...(totals.shipping > 0 ? ([[t('desk.carriage'), totals.shipping]] as const) : []),
        ...(desk.quote?.discounts ?? [])
          .filter(({ goods }) => goods > 0)
          .map(({ code, name, goods }) => [`${t('desk.discount')} ${code ?? name}`, -goods] as const),
        [t('desk.taxable'), totals.taxable],
        [t('desk.vat_of', { percent: desk.quote?.vat_percent ?? 22 }), totals.vat],
      ]
    : []
  return (
    <Panel dense titleAs="h2" title={t('desk.summary')}>
      <dl className={classNames(shared.sums, styles.sums)}>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div className={shared.total}>
          <dt>{t('desk.due')}</dt>
          <dd>{money(totals?.due ?? 0)}</dd>
        </div>
      </dl>
      <div className={styles.stack}>
        {general.map(({ code, left }) => (
          <Note key={code} tone="warning">
            {t(`desk.problem.${code}`, { count: left ?? 0 })}
          </Note>
        ))}
        {desk.missing.map(part => (
          <Note key={part}>{t(`desk.missing.${part}`)}</Note>
        ))}
        {unexplained && <Note tone="warning">{messages.field({ code: 'price_reason' })}</Note>}
        <Check
          label={t('desk.tell')}
          checked={isNotifying}
          onChange={event => setTells(event.currentTarget.checked)}
        />
        <Button size="small" full disabled={!isReady} busy={isPlacing} onClick={() => void send()}>
          {t('desk.place')}
        </Button>
      </div>
    </Panel>
  )
}

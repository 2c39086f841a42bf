/** The result of an edit before it is saved: changed and added lines, stock, totals, and what prevents it. */
import { useTranslation } from 'react-i18next'
import type { EditPreview } from '@/contract/endpoints/admin/order-edit.ts'
import { Note } from '@/ui/content/note.tsx'
import styles from './edit-dialog.module.css'
import orders from './orders.module.css'

const refusalText = {
  line_gone: 'order.refused.line_gone',
  line_choice: 'desk.problem.line_choice',
  configuration: 'order.refused.configuration',
  configurable: 'order.refused.configurable',
  no_delivery: 'order.refused.no_delivery',
  tax_rate_missing: 'desk.problem.tax_rate_missing',
  chance_country: 'desk.problem.chance_country',
  chance_account: 'desk.problem.chance_account',
  chance_minor: 'desk.problem.chance_minor',
} as const satisfies Record<EditPreview['refused'][number]['code'], string>

interface EditPreviewProps {
  preview: EditPreview
  titles: readonly string[] // of the added products
  discounts: string | null // their names
  money: (cents: number | null) => string
  isNothing: boolean
}

export function EditPreviewTable({
  preview: { before, after, lines, added, refused, stock, parts, problems },
  titles,
  discounts,
  money,
  isNothing,
}: EditPreviewProps) {
  const { t } = useTranslation('admin-sales')
  const sums = ['subtotal', 'shipping', 'discount', 'taxable', 'vat', 'due'] as const
  return (
    <div className={orders.fields}>
      {isNothing && <Note>{t('order.nothing_changes')}</Note>}
      {problems
        .filter(problem => problem !== 'not_enough_stock' && problem !== 'refused')
        .map(problem => (
          <Note key={problem} tone="error" live>
            {t(`order.problem.${problem}`)}
          </Note>
        ))}
      {refused.map(({ at, code }) => (
        <Note key={at} tone="error" live>
          {t(refusalText[code], { name: titles[at] })}
        </Note>
      ))}
      {stock.map(
        ({ title, left }) =>
          left !== null && (
            <Note key={title} tone="error" live>
              {t('order.problem.not_enough_stock', { name: title, count: left })}
            </Note>
          ),
      )}
      <ul className={orders.changes}>
        {lines.map(line => (
          <li key={line.id}>
            <b>{line.title}</b>: {line.quantity.from} × {money(line.unit_price.from)} →{' '}
            {line.quantity.to === 0 ? t('order.goes') : `${line.quantity.to} × ${money(line.unit_price.to)}`}
          </li>
        ))}
        {added.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and two lines may be equal
          <li key={at}>
            <b>{line.title}</b>: {t('order.comes')}, {line.quantity} × {money(line.unit_price)}
          </li>
        ))}
        {parts.map(part => (
          <li key={part}>{t(`order.part.${part}`)}</li>
        ))}
        {discounts && before.discount !== after.discount && (
          <li>
            {t('order.coupon_now', {
              code: discounts,
              from: money(before.discount),
              to: money(after.discount),
            })}
          </li>
        )}
        {stock.map(({ title, pieces }) => (
          <li key={title}>
            {t(pieces < 0 ? 'order.from_shelf' : 'order.to_shelf', { title, count: Math.abs(pieces) })}
          </li>
        ))}
      </ul>
      {before.due !== null && (
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('order.before')}</th>
              <th scope="col">{t('order.after')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(sum => (
              <tr key={sum} data-changed={before[sum] !== after[sum]}>
                <th scope="row">{t(`order.sum.${sum}`)}</th>
                <td>{money(before[sum])}</td>
                <td>{money(after[sum])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

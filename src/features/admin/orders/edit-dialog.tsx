/** Changing a placed order: first the form, then what it would come to, then the change as it was shown. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { AdminOrder } from '@/contract/order-administration.ts'
import type { EditPreview, OrderEdit } from '@/contract/order-desk.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { AddressDialog } from '../kit/address-dialog.tsx'
import { moneyText, parseMoney } from '../kit/money-text.ts'
import { useTold } from '../kit/use-told.ts'
import { WorkDialog } from '../kit/work-dialog.tsx'
import { applyEdit, previewEdit, type Take } from './order-calls.ts'
import styles from './orders.module.css'

interface EditDialogProps {
  order: AdminOrder
  locale: Locale
  money: (cents: number) => string
  take: Take
  onClose: () => void
}

type Edit = Required<Pick<OrderEdit, 'lines'>> & Omit<OrderEdit, 'lines'>

export function EditDialog({ order, locale, money, take, onClose }: EditDialogProps) {
  const { t } = useTranslation('admin-sales')
  const told = useTold()
  const [edit, setEdit] = useState<Edit>({ version: order.version, lines: [] })
  const [preview, setPreview] = useState<EditPreview>()
  const [isSending, setSending] = useState(false)
  const look = async () => {
    setSending(true)
    const shown = told(await previewEdit(order.id, edit))
    setSending(false)
    if (shown) setPreview(shown)
  }
  const apply = async () => {
    setSending(true)
    const isDone = take(await applyEdit(order.id, edit))
    setSending(false)
    if (isDone) onClose()
    else setPreview(undefined)
  }
  const isNothing =
    preview &&
    preview.lines.length === 0 &&
    preview.parts.length === 0 &&
    preview.after.due === preview.before.due
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={720}
      title={t('order.edit_title', { number: order.number })}
      lead={t(preview ? 'order.preview_lead' : 'order.edit_lead')}
      actions={
        preview ? (
          <>
            <Button variant="ghost" onClick={() => setPreview(undefined)}>
              {t('order.back')}
            </Button>
            <Button
              disabled={preview.problems.length > 0 || isNothing}
              busy={isSending}
              onClick={() => void apply()}
            >
              {t('order.apply')}
            </Button>
          </>
        ) : (
          <Button busy={isSending} onClick={() => void look()}>
            {t('order.preview')}
          </Button>
        )
      }
    >
      {preview ? (
        <Preview preview={preview} coupon={order.coupon_code} money={money} isNothing={Boolean(isNothing)} />
      ) : (
        <Fields order={order} edit={edit} locale={locale} onChange={part => setEdit({ ...edit, ...part })} />
      )}
    </WorkDialog>
  )
}

interface FieldsProps {
  order: AdminOrder
  edit: Edit
  locale: Locale
  onChange: (part: Partial<Edit>) => void
}

type Line = AdminOrder['lines'][number]

function Fields({ order, edit, locale, onChange }: FieldsProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [part, setPart] = useState<'shipping_address' | 'billing_address'>()
  const of = (line: Line) =>
    edit.lines.find(({ id }) => id === line.id) ?? {
      id: line.id,
      quantity: line.quantity,
      unit_price: line.unit_price,
      price_reason: line.price_reason,
    }
  const change = (line: Line, wish: Partial<Edit['lines'][number]>) =>
    onChange({ lines: [...edit.lines.filter(({ id }) => id !== line.id), { ...of(line), ...wish }] })
  return (
    <div className={styles.fields}>
      {!order.can_edit_lines && <Note>{t('order.only_words')}</Note>}
      {order.can_edit_lines &&
        order.lines.map(line => <LineFields key={line.id} line={line} wish={of(line)} onChange={change} />)}
      <div className={styles.pair}>
        {order.shipping_address && (
          <Button variant="ghost" size="dense" onClick={() => setPart('shipping_address')}>
            {t('order.change_shipping')}
          </Button>
        )}
        {order.billing_address && (
          <Button variant="ghost" size="dense" onClick={() => setPart('billing_address')}>
            {t('order.change_billing')}
          </Button>
        )}
      </div>
      <TextAreaField
        dense
        label={t('order.buyer_note')}
        rows={2}
        maxLength={1000}
        value={edit.note ?? order.note}
        onChange={event => onChange({ note: event.currentTarget.value })}
      />
      {part && (
        <AddressDialog
          title={t(`desk.${part}`)}
          address={(edit[part] ?? order[part]) as NonNullable<Edit['shipping_address']>}
          name={order.buyer.name}
          locale={locale}
          onDone={address => {
            onChange({ [part]: address })
            setPart(undefined)
          }}
          onClose={() => setPart(undefined)}
        />
      )}
    </div>
  )
}

interface LineFieldsProps {
  line: Line
  wish: Edit['lines'][number]
  onChange: (line: Line, wish: Partial<Edit['lines'][number]>) => void
}

function LineFields({ line, wish, onChange }: LineFieldsProps) {
  const { t } = useTranslation('admin-sales')
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    setTyped(text)
    const cents = parseMoney(text)
    if (cents !== undefined) onChange(line, { unit_price: cents })
  }
  const isOther = wish.unit_price !== line.unit_price
  return (
    <fieldset className={styles.editLine}>
      <legend>{[line.title, line.choice].filter(Boolean).join(', ')}</legend>
      <TextField
        dense
        type="number"
        min={0}
        max={9999}
        label={t('desk.pieces')}
        value={wish.quantity}
        onChange={event =>
          onChange(line, {
            quantity: Math.min(9999, Math.max(0, Math.floor(Number(event.currentTarget.value) || 0))),
          })
        }
      />
      <TextField
        dense
        inputMode="decimal"
        label={t('order.price_each')}
        value={typed ?? moneyText(wish.unit_price ?? line.unit_price)}
        onBlur={() => setTyped(undefined)}
        onChange={event => read(event.currentTarget.value)}
        end={<span aria-hidden="true">€</span>}
      />
      {isOther && (
        <TextField
          dense
          label={t('desk.reason')}
          maxLength={200}
          value={wish.price_reason}
          onChange={event => onChange(line, { price_reason: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

interface PreviewProps {
  preview: EditPreview
  coupon: string | null // its code
  money: (cents: number) => string
  isNothing: boolean
}

function Preview({
  preview: { before, after, lines, stock, parts, problems },
  coupon,
  money,
  isNothing,
}: PreviewProps) {
  const { t } = useTranslation('admin-sales')
  const sums = ['subtotal', 'shipping', 'discount', 'taxable', 'vat', 'due'] as const
  return (
    <div className={styles.fields}>
      {isNothing && <Note>{t('order.nothing_changes')}</Note>}
      {problems.map(problem => (
        <Note key={problem} tone="error" live>
          {t(`order.problem.${problem}`)}
        </Note>
      ))}
      <ul className={styles.changes}>
        {lines.map(line => (
          <li key={line.id}>
            <b>{line.title}</b>: {line.quantity.from} × {money(line.unit_price.from)} →{' '}
            {line.quantity.to === 0 ? t('order.goes') : `${line.quantity.to} × ${money(line.unit_price.to)}`}
          </li>
        ))}
        {parts.map(part => (
          <li key={part}>{t(`order.part.${part}`)}</li>
        ))}
        {coupon && before.discount !== after.discount && (
          <li>
            {t('order.coupon_now', { code: coupon, from: money(before.discount), to: money(after.discount) })}
          </li>
        )}
        {stock.map(({ title, pieces }) => (
          <li key={title}>
            {t(pieces < 0 ? 'order.from_shelf' : 'order.to_shelf', { title, count: Math.abs(pieces) })}
          </li>
        ))}
      </ul>
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
    </div>
  )
}

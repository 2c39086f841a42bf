/** Records the pieces of a statement of withdrawal, or closes it. A statement for the whole order starts with all pieces. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { closeStatement, recordStatement, type StatementRow } from '@/contract/endpoints/admin/withdrawals.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText, dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './after-sale.module.css'
import { WithdrawalPeriod } from './withdrawal-period.tsx'

interface WithdrawalRecordDialogProps {
  of: StatementRow
  locale: Locale
  onClose: () => void
}

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }))

export function WithdrawalRecordDialog({ of, locale, onClose }: WithdrawalRecordDialogProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('withdrawals')
  const [isSending, setSending] = useState(false)
  const lines = of.order?.lines.filter(({ withdrawable }) => withdrawable > 0) ?? []
  const [pieces, setPieces] = useState<Record<number, number>>(() =>
    of.goods === '' ? Object.fromEntries(lines.map(({ id, withdrawable }) => [id, withdrawable])) : {},
  )
  const chosen = lines
    .map(({ id }) => ({ line_id: id, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const finish = async (response: ReturnType<typeof call<typeof closeStatement>>, message: string) => {
    setSending(true)
    const row = resultOf(await response, message)
    if (row) await reread()
    setSending(false)
    if (row) onClose()
    return row !== undefined
  }
  const record = () =>
    finish(
      call(recordStatement, { params: { id: of.id }, body: { lines: chosen } }),
      t('withdrawals.recorded'),
    )
  const close = () => finish(call(closeStatement, { params: { id: of.id } }), t('withdrawals.closed'))
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={600}
      title={t('withdrawals.of', { number: of.number })}
      actions={
        <>
          <ConfirmedButton
            size="large"
            label={t('withdrawals.close')}
            disabled={isSending}
            title={t('withdrawals.close_title', { number: of.number })}
            lead={t('withdrawals.close_lead')}
            onConfirm={close}
          />
          <Button disabled={chosen.length === 0} busy={isSending} onClick={() => void record()}>
            {t('withdrawals.handle')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>
          {of.name} · {of.email}
          <br />
          {t('withdrawals.declared')} {dateTimeText(of.declared_at, locale)}
          <br />
          {of.goods || t('withdrawals.whole')}
        </p>
        {of.order && (
          <Note tone="info">
            {t('withdrawals.period')}: <WithdrawalPeriod of={of} locale={locale} />
            {of.order.until && <> {t('withdrawals.granted', { day: dayWords(of.order.until, locale) })}</>}
          </Note>
        )}
        {of.order && lines.length === 0 && <Note tone="warning">{t('withdrawals.none')}</Note>}
        {lines.map(({ id, title, choice, withdrawable }) => (
          <SelectField
            key={id}
            dense
            label={t('withdrawals.pieces', {
              title: [title, choice].filter(Boolean).join(', '),
              most: withdrawable,
            })}
            value={String(pieces[id] ?? 0)}
            onChange={event => setPieces({ ...pieces, [id]: Number(event.target.value) })}
            options={upTo(withdrawable)}
          />
        ))}
      </div>
    </WorkDialog>
  )
}

/** Changes the available pieces of one item, with a note that the list of movements shows. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { changeStock } from '@/contract/endpoints/admin/stock.ts'
import type { StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import styles from './stock.module.css'

/** Renders nothing for an item that is not counted, and for roles that may not change stock. */
export function CorrectStock({ row }: { row: StockItemRow }) {
  const { t } = useTranslation('admin-stock')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (row.stock_quantity === null || !may('admin:stock:write')) return null
  return (
    <>
      <Button size="dense" onClick={() => setOpen(true)}>
        {t('correct.open')}
      </Button>
      {isOpen && <CorrectDialog row={row} stock={row.stock_quantity} onClose={() => setOpen(false)} />}
    </>
  )
}

interface CorrectDialogProps {
  row: StockItemRow
  stock: number // as shown; sales since then are subtracted from the new amount
  onClose: () => void
}

function CorrectDialog({ row, stock, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('admin-stock')
  const cache = useQueryClient()
  const resultOf = useCallResult()
  const [amount, setAmount] = useState(String(stock))
  const [note, setNote] = useState('')
  const store = async () => {
    const item = { sku: row.sku, stock_quantity: Number(amount), stock_seen: stock, note }
    const result = resultOf(await call(changeStock, { body: { items: [item] } }), t('correct.done'))
    if (!result) return
    await cache.invalidateQueries()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('correct.title')}
      lead={[row.title, row.variant, row.sku].filter(Boolean).join(' · ')}
      yes={t('correct.store')}
      onYes={store}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          name="items.0.stock_quantity"
          type="number"
          inputMode="numeric"
          min={0}
          max={1_000_000}
          label={t('column.available')}
          value={amount}
          onChange={event => setAmount(event.currentTarget.value)}
        />
        <TextField
          name="items.0.note"
          label={t('column.note')}
          hint={t('correct.note_hint')}
          maxLength={300}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  )
}

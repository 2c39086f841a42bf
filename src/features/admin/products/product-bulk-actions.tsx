import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow, ProductChoices } from '@/contract/product-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconArchive, iconPercent } from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconEye, iconEyeSlash, iconSquaresFour } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { BulkBar } from '../kit/bulk-bar.tsx'
import { choicesHint } from '../kit/choices-failure.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { changeAll } from './product-calls.ts'
import styles from './products.module.css'

type Status = AdminProductRow['status']

interface ProductBulkActionsProps {
  choices: UseQueryResult<ProductChoices>
  money: (cents: number) => string
}

/** Status, category and prices of all chosen products; a status can be undone, a price is shown before it changes. */
export function ProductBulkActions({ choices, money }: ProductBulkActionsProps) {
  const { t } = useTranslation('admin')
  const { selectedIds = [] } = useListContext<AdminProductRow>()
  const [open, setOpen] = useState<'prices' | 'category'>()
  const setStatus = useStatusChange()
  const done = useDone()
  const ids = selectedIds.map(Number)
  const close = () => setOpen(undefined)
  const finish = (count: number) => {
    close()
    done(count)
  }
  return (
    <>
      <BulkBar>
        <button type="button" onClick={() => setOpen('prices')}>
          <Icon of={iconPercent} size={18} />
          {t('products.bulk.prices')}
        </button>
        <button type="button" onClick={() => setOpen('category')}>
          <Icon of={iconSquaresFour} size={18} />
          {t('column.category')}
        </button>
        <button type="button" onClick={() => setStatus(ids, 'published')}>
          <Icon of={iconEye} size={18} />
          {t('products.bulk.publish')}
        </button>
        <button type="button" onClick={() => setStatus(ids, 'draft')}>
          <Icon of={iconEyeSlash} size={18} />
          {t('products.bulk.hide')}
        </button>
        <button type="button" onClick={() => setStatus(ids, 'archived')}>
          <Icon of={iconArchive} size={18} />
          {t('products.bulk.archive')}
        </button>
      </BulkBar>
      {open === 'prices' && <PriceDialog ids={ids} money={money} onClose={close} onDone={finish} />}
      {open === 'category' && <CategoryDialog ids={ids} choices={choices} onClose={close} onDone={finish} />}
    </>
  )
}

/** Says how many changed, forgets the choice, reads the list anew. */
function useDone() {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselectAll('products')
  return (count: number) => {
    notify(t('products.bulk.done', { count }), { type: 'success' })
    unselect()
    refresh()
  }
}

/** At once, with what each product was before kept for the undo. */
function useStatusChange() {
  const { t } = useTranslation('admin')
  const { data = [] } = useListContext<AdminProductRow>()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselectAll('products')
  const put = async (ids: number[], status: Status) => {
    const result = ids.length > 0 ? await changeAll(ids, { status }) : undefined
    if (result && !result.ok) notify(result.failure.message, { type: 'error' })
    refresh()
    return result?.ok ? result.value.changed : 0
  }
  return async (ids: number[], status: Status) => {
    const before = data.filter(row => ids.includes(row.id) && row.status !== status)
    const changed = await put(ids, status)
    unselect()
    const undo = async () => {
      for (const old of ['draft', 'published', 'archived'] as const)
        await put(
          before.filter(row => row.status === old).map(row => row.id),
          old,
        )
    }
    notify(
      <Undoable text={t('products.bulk.done', { count: changed })} undo={undo} canUndo={before.length > 0} />,
      {
        autoHideDuration: 8000,
      },
    )
  }
}

function Undoable({ text, undo, canUndo }: { text: string; undo: () => Promise<void>; canUndo: boolean }) {
  const { t } = useTranslation('react-admin')
  const [isDone, setDone] = useState(false)
  return (
    <div className={styles.undoable} role="status">
      <span>{isDone ? t('notification.canceled') : text}</span>
      {canUndo && !isDone && (
        <button
          type="button"
          onClick={() => {
            setDone(true)
            void undo()
          }}
        >
          {t('action.undo')}
        </button>
      )}
    </div>
  )
}

interface CategoryDialogProps {
  ids: number[]
  choices: UseQueryResult<ProductChoices>
  onClose: () => void
  onDone: (count: number) => void
}

function CategoryDialog({ ids, choices, onClose, onDone }: CategoryDialogProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const notify = useNotify()
  const [chosen, setChosen] = useState('')
  const apply = async () => {
    const result = await changeAll(ids, { category_id: Number(chosen) })
    if (result.ok) onDone(result.value.changed)
    else notify(result.failure.message, { type: 'error' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={t('products.bulk.category_title', { count: ids.length })}
      actions={
        <Button disabled={chosen === ''} onClick={() => void apply()}>
          {t('react-admin:action.save')}
        </Button>
      }
    >
      <SelectField
        label={t('column.category')}
        empty={t('products.choose')}
        value={chosen}
        onChange={event => setChosen(event.currentTarget.value)}
        hint={choicesHint(choices)}
        options={(choices.data?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Dialog>
  )
}

/** Changes many products in one call, reports their number and offers an undo while the message is shown. */
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import { useChoice } from '../../framework/record/use-choice.ts'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { changeAll } from './product-calls.ts'
import styles from './products.module.css'

type Change = Parameters<typeof changeAll>[1]

const undoMillis = 8000

/** Returns whether the change succeeded. `before` returns the former value of a row for the undo. */
export function useBulkChange() {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const refuse = useRefuse()
  const refresh = useRefresh()
  const { forget } = useChoice()
  return async (
    rows: readonly AdminProductRow[],
    change: Change,
    before: (row: AdminProductRow) => Change,
  ): Promise<boolean> => {
    const ids = rows.map(({ id }) => id)
    const result = await changeAll(ids, change)
    refresh()
    if (!result.ok) {
      refuse(result.failure)
      return false
    }
    forget()
    const undo = async () => {
      for (const { ids, change } of grouped(rows, before)) {
        const back = await changeAll(ids, change)
        if (!back.ok) refuse(back.failure)
      }
      refresh()
    }
    const { changed } = result.value
    notify(
      <Undoable text={t('products.bulk.done', { count: changed })} undo={undo} canUndo={changed > 0} />,
      {
        autoHideDuration: undoMillis,
      },
    )
    return true
  }
}

/** Groups products by their former values, so that undo needs one call per group. */
function grouped(rows: readonly AdminProductRow[], before: (row: AdminProductRow) => Change) {
  const groups = new Map<string, { ids: number[]; change: Change }>()
  for (const row of rows) {
    const change = before(row)
    const key = JSON.stringify(change)
    const group = groups.get(key) ?? { ids: [], change }
    group.ids.push(row.id)
    groups.set(key, group)
  }
  return [...groups.values()]
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

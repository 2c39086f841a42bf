import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow, ProductChoices } from '@/contract/endpoints/admin/products.ts'
import { pick } from '@/lib/pick.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconArchive, iconPercent } from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconEye, iconEyeSlash, iconSquaresFour } from '@/ui/icon/icons.ts'
import { withPaths } from '../../framework/fields/category-paths.ts'
import { BulkBar } from '../../framework/list/bulk-bar.tsx'
import { BulkConfirm, ChosenNames } from '../../framework/list/bulk-confirm.tsx'
import { choicesHint } from '../../framework/list/choices-failure.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { useChoice } from '../../framework/record/use-choice.ts'
import { PriceDialog } from './price-dialog.tsx'
import styles from './products.module.css'
import { useBulkChange } from './use-bulk-change.tsx'

type Status = AdminProductRow['status']

interface ProductBulkActionsProps {
  choices: UseQueryResult<ProductChoices>
  money: (cents: number) => string
}

const moves = [
  { status: 'published', verb: 'publish', icon: iconEye },
  { status: 'draft', verb: 'hide', icon: iconEyeSlash },
  { status: 'archived', verb: 'archive', icon: iconArchive },
] as const

interface Asked {
  rows: readonly AdminProductRow[] // the rows that were visible when the dialog opened
  work: 'prices' | 'category' | Status
}

/**
 * Changes status, category or prices of the selected products. Each action lists the products before it
 * changes them.
 */
export function ProductBulkActions({ choices, money }: ProductBulkActionsProps) {
  const { t } = useTranslation('admin')
  const { rows, forget } = useChoice<AdminProductRow>()
  const [pendingAction, setAsked] = useState<Asked>()
  const notify = useNotify()
  const refresh = useRefresh()
  const close = () => setAsked(undefined)
  const ask = (work: Asked['work']) => setAsked({ rows, work })
  const priced = (count: number) => {
    close()
    notify(t('products.bulk.done', { count }), { type: 'success' })
    forget()
    refresh()
  }
  return (
    <>
      <BulkBar>
        <button type="button" onClick={() => ask('prices')}>
          <Icon of={iconPercent} size={18} />
          {t('products.bulk.prices')}
        </button>
        <button type="button" onClick={() => ask('category')}>
          <Icon of={iconSquaresFour} size={18} />
          {t('column.category')}
        </button>
        {moves.map(({ status, verb, icon }) => (
          <button key={status} type="button" onClick={() => ask(status)}>
            <Icon of={icon} size={18} />
            {t(`products.bulk.${verb}`)}
          </button>
        ))}
      </BulkBar>
      {pendingAction?.work === 'prices' && (
        <PriceDialog
          ids={pendingAction.rows.map(({ id }) => id)}
          money={money}
          onClose={close}
          onDone={priced}
        />
      )}
      {pendingAction?.work === 'category' && (
        <CategoryDialog rows={pendingAction.rows} choices={choices} onClose={close} />
      )}
      {moves.map(
        ({ status, verb }) =>
          pendingAction?.work === status && (
            <ConfirmStatus
              key={status}
              rows={pendingAction.rows}
              status={status}
              verb={verb}
              onClose={close}
            />
          ),
      )}
    </>
  )
}

interface ConfirmStatusProps {
  rows: readonly AdminProductRow[]
  status: Status
  verb: (typeof moves)[number]['verb']
  onClose: () => void
}

function ConfirmStatus({ rows, status, verb, onClose }: ConfirmStatusProps) {
  const { t } = useTranslation('admin')
  const change = useBulkChange()
  return (
    <BulkConfirm
      title={t(`products.bulk.${verb}_title`, { count: rows.length })}
      names={rows.map(({ title }) => title)}
      yes={t(`products.bulk.${verb}`)}
      onYes={async () => {
        if (await change(rows, { status }, row => pick(row, ['status', 'published_from', 'published_until'])))
          onClose()
      }}
      onClose={onClose}
    />
  )
}

interface CategoryDialogProps {
  rows: readonly AdminProductRow[]
  choices: UseQueryResult<ProductChoices>
  onClose: () => void
}

function CategoryDialog({ rows, choices, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const change = useBulkChange()
  const [chosen, setChosen] = useState('')
  const [isSending, setSending] = useState(false)
  const apply = async () => {
    setSending(true)
    const isDone = await change(rows, { category_id: Number(chosen) }, row => ({
      category_id: row.category_id,
    }))
    setSending(false)
    if (isDone) onClose()
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('products.bulk.category_title', { count: rows.length })}
      actions={
        <Button disabled={chosen === ''} busy={isSending} onClick={() => void apply()}>
          {t('react-admin:action.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <ChosenNames names={rows.map(({ title }) => title)} />
        <SelectField
          name="category_id"
          label={t('column.category')}
          empty={t('products.choose')}
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          hint={choicesHint(choices)}
          options={withPaths(choices.data?.categories).map(({ id, path }) => ({
            value: String(id),
            label: path,
          }))}
        />
      </div>
    </AdminDialog>
  )
}

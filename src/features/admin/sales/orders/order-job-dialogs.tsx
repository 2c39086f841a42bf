/** Dialogs that start a bulk job for orders: print, confirm, tag. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import { TagInput } from '../../framework/fields/tag-input.tsx'
import type { JobWork } from '../../framework/jobs/job-calls.ts'
import { useRunJob } from '../../framework/jobs/use-run-job.ts'
import { ChosenNames } from '../../framework/list/bulk-confirm.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { orderTagsQuery } from './order-calls.ts'
import styles from './order-job-dialogs.module.css'

/** The orders of a job: selected ones, or all that match a filter. */
export type JobOrders = Extract<JobWork, { kind: 'invoices' }>['orders']

interface JobDialogProps {
  count: number
  orders: JobOrders
  onClose: () => void
}

export function PrintDialog({ count, orders, onClose }: JobDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { isBusy, run } = useRunJob(onClose)
  const may = useMay()
  const prints: readonly { name: string; work: JobWork }[] = [
    { name: t('bulk.packing_slips'), work: { kind: 'packing_slips', orders } },
    { name: t('bulk.pick_list'), work: { kind: 'pick_list', orders } },
    { name: t('bulk.labels_a6'), work: { kind: 'labels', size: 'a6', orders } },
    { name: t('bulk.labels_a4'), work: { kind: 'labels', size: 'a4', orders } },
    ...(may('admin:invoices:read')
      ? [{ name: t('bulk.invoices'), work: { kind: 'invoices', orders } as const }]
      : []),
  ]
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('bulk.print_title', { count })}
      lead={t('bulk.print_lead')}
    >
      <div className={styles.prints}>
        {prints.map(({ name, work }) => (
          <Button key={name} variant="soft" busy={isBusy} icon={iconPrinter} onClick={() => void run(work)}>
            {name}
          </Button>
        ))}
      </div>
    </AdminDialog>
  )
}

interface ConfirmJobProps extends JobDialogProps {
  kind: 'mark_paid' | 'cancel'
  names: readonly string[]
}

/** A cancellation requires the number of orders to be typed, because it cannot be undone. */
export function ConfirmJob({ kind, count, names, orders, onClose }: ConfirmJobProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const { isBusy, run } = useRunJob(onClose)
  const [typed, setTyped] = useState('')
  const isSure = kind === 'mark_paid' || typed.trim() === String(count)
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t(`bulk.${kind}_title`, { count })}
      lead={t(`bulk.${kind}_lead`)}
      actions={
        <Button
          variant={kind === 'cancel' ? 'danger' : 'primary'}
          disabled={!isSure}
          busy={isBusy}
          onClick={() => void run({ kind, orders })}
        >
          {t(`bulk.${kind}_now`)}
        </Button>
      }
    >
      <div className={styles.confirm}>
        {names.length > 0 && <ChosenNames names={names} />}
        {kind === 'cancel' && (
          <TextField
            label={t('bulk.type_count', { number: count })}
            inputMode="numeric"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
        )}
      </div>
    </AdminDialog>
  )
}

interface TagOrdersDialogProps extends JobDialogProps {
  rows: readonly AdminOrderRow[] // their tags can be removed
}

export function TagOrdersDialog({ count, rows, orders, onClose }: TagOrdersDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { isBusy, run } = useRunJob(onClose)
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  const { data: known } = useQuery(orderTagsQuery)
  const existing = [...new Set(rows.flatMap(({ tags }) => tags))].sort()
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('bulk.tag_title', { count })}
      actions={
        <Button
          disabled={add.length + remove.length === 0}
          busy={isBusy}
          onClick={() => void run({ kind: 'tag', orders, add: [...add], remove: [...remove] })}
        >
          {t('bulk.tag_now')}
        </Button>
      }
    >
      <div className={styles.confirm}>
        <TagInput
          tags={add}
          known={known?.tags}
          onAdd={tag => setAdd([...add.filter(other => other !== tag), tag])}
          onRemove={tag => setAdd(add.filter(other => other !== tag))}
        />
        {existing.length > 0 && (
          <fieldset className={styles.existing}>
            <legend>{t('tags.to_remove')}</legend>
            {existing.map(tag => (
              <Check
                key={tag}
                label={tag}
                checked={remove.includes(tag)}
                onChange={event =>
                  setRemove(
                    event.currentTarget.checked ? [...remove, tag] : remove.filter(other => other !== tag),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </div>
    </AdminDialog>
  )
}

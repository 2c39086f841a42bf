/** Dialogs that start a bulk job for orders: print, confirm. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import type { JobWork } from '../../framework/jobs/job-calls.ts'
import { useRunJob } from '../../framework/jobs/use-run-job.ts'
import { ChosenNames } from '../../framework/list/bulk-confirm.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import styles from './order-job-dialogs.module.css'

/** The orders of a job: selected ones, or all that match a filter. */
export type JobOrders = Extract<JobWork, { kind: 'invoices' }>['orders']

interface JobDialogProps {
  count: number
  orders: JobOrders
  onClose: () => void
}

interface PrintDialogProps extends JobDialogProps {
  onStarted?: (() => void) | undefined // called instead of `onClose` when a print has started
}

export function PrintDialog({ count, orders, onClose, onStarted = onClose }: PrintDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { isBusy, run } = useRunJob(onStarted)
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

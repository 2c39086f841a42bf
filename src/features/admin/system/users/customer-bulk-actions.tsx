/** Bulk actions for selected customers, or for all customers of the filter. Each starts a bulk job. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminCustomerRow } from '@/contract/endpoints/admin/customers.ts'
import { useMay } from '@/stores/session.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconDownloadSimple, iconTag } from '@/ui/icon/icons.ts'
import { removableTags, TagJobDialog } from '../../framework/jobs/tag-job-dialog.tsx'
import { useRunJob } from '../../framework/jobs/use-run-job.ts'
import { BulkBar } from '../../framework/list/bulk-bar.tsx'
import { type SelectedRows, useBulkSelection } from '../../framework/list/use-bulk-selection.ts'
import { customerTagsQuery } from './user-calls.ts'

/** The keys of the actions that the user may use, for the list of keys. */
export function useCustomerKeys() {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  const exporting = { key: 'e', label: t('bulk.export_orders') }
  return may('admin:customers:write') ? [{ key: 't', label: t('bulk.tag') }, exporting] : [exporting]
}

export function CustomerBulkActions() {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  const { rows, isAll, total, ...selection } = useBulkSelection<AdminCustomerRow>()
  const [tagged, setTagged] = useState<SelectedRows<AdminCustomerRow>>()
  const { data: known } = useQuery(customerTagsQuery)
  const { run } = useRunJob()
  const customers = selection.selectionOf({ rows, isAll })
  return (
    <>
      <BulkBar count={selection.count}>
        {selection.canBeAll && (
          <button type="button" aria-pressed={isAll} onClick={() => selection.setAll(!isAll)}>
            {t('bulk.all', { total })}
          </button>
        )}
        {may('admin:customers:write') && (
          <button type="button" data-key="t" onClick={() => setTagged({ rows, isAll })}>
            <Icon of={iconTag} size={18} />
            {t('bulk.tag')}
          </button>
        )}
        <button type="button" data-key="e" onClick={() => void run({ kind: 'export_customers', customers })}>
          <Icon of={iconDownloadSimple} size={18} />
          {t('bulk.export_orders')}
        </button>
      </BulkBar>
      {tagged && (
        <TagJobDialog
          title={t('customers.tag_title', { count: selection.countOf(tagged) })}
          known={known?.tags}
          removable={removableTags(tagged.rows, known?.tags, tagged.isAll)}
          workOf={change => ({ kind: 'tag_customers', customers: selection.selectionOf(tagged), ...change })}
          onClose={() => setTagged(undefined)}
        />
      )}
    </>
  )
}

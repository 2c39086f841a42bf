import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { filterSelection, type JobSelection } from '../list/use-bulk-selection.ts'
import type { JobWork } from './job-calls.ts'
import { useRunJob } from './use-run-job.ts'

/** Exports all records of the list's filter as a bulk job. Shows nothing for an empty list. */
export function ExportAllButton({ workOf }: { workOf: (all: JobSelection) => JobWork }) {
  const { t } = useTranslation('react-admin')
  const { total = 0, filterValues } = useListContext()
  const { isBusy, run } = useRunJob()
  if (total === 0) return null
  return (
    <Button
      variant="ghost"
      size="dense"
      icon={iconDownloadSimple}
      busy={isBusy}
      onClick={() => void run(workOf(filterSelection(filterValues)))}
    >
      {t('action.export')}
    </Button>
  )
}

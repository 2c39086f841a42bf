import { useTranslation } from 'react-i18next'
import { comparisons, type ReportName, reportSteps } from '@/contract/endpoints/admin/reports.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import styles from './report-controls.module.css'

export interface ReportChoice {
  name: string
  step: string
  compare: string
}

interface ReportControlsProps {
  names: readonly ReportName[] // that the user may see
  choice: ReportChoice
  onChange: (change: Partial<ReportChoice>) => void
}

/** Which report is shown, by which step, and compared with which period. */
export function ReportControls({ names, choice, onChange }: ReportControlsProps) {
  const { t } = useTranslation('admin-sales')
  const options = { name: names, step: reportSteps, compare: comparisons }
  return (
    <div className={styles.controls}>
      {(['name', 'step', 'compare'] as const).map(field => (
        <SelectField
          key={field}
          dense
          label={t(`reports.${field}_label`)}
          value={choice[field]}
          onChange={event => onChange({ [field]: event.currentTarget.value })}
          options={options[field].map(value => ({ value, label: t(`reports.${field}.${value}`) }))}
        />
      ))}
    </div>
  )
}

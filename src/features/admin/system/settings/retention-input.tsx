import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminRetention } from '@/contract/endpoints/admin/retention.ts'
import { fixedRetention, retention, retentionKinds } from '@/domain/retention.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { NumberInput } from '../../framework/fields/inputs.tsx'
import styles from './settings.module.css'

/** Retention periods in days, with the number of records that the next run of the job deletes with the published periods. */
export function RetentionInput({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin')
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', 'retention'],
    queryFn: () => callOrThrow(adminRetention),
  })
  return (
    <fieldset className={styles.parts}>
      <legend>{label}</legend>
      <p className={styles.across}>{t('settings.retention.text')}</p>
      {isLoadingError && <PartFailure onRetry={refetch} />}
      {retentionKinds.map(kind => {
        const { least, most } = retention[kind]
        const bounds = t('settings.retention.bounds', { least, most })
        const due = data && t('settings.retention.due', { count: data.due[kind] ?? 0 })
        return (
          <NumberInput
            key={kind}
            source={`${source}.${kind}`}
            label={t(`settings.retention.kind.${kind}`)}
            hint={[bounds, due].filter(Boolean).join(' ')}
          />
        )
      })}
      <p className={styles.across}>{t('settings.retention.fixed', fixedRetention)}</p>
    </fieldset>
  )
}

import { useTranslation } from 'react-i18next'
import type { ImportResult } from '@/contract/endpoints/admin/product-import.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Note } from '@/ui/content/note.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import styles from './import.module.css'
import type { ImportRun } from './use-trial.ts'

type Report = Pick<ImportResult, 'line' | 'done' | 'hidden_offers'>

/** Progress and result of a dry run or an import. */
export function ImportOutcome({ run, isRunning }: { run: ImportRun<Report>; isRunning: boolean }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const messages = useProblemMessage()
  const hidden = run.results.reduce((sum, { hidden_offers }) => sum + hidden_offers, 0)
  const amount = (done: string) => run.results.filter(result => result.done === done).length
  const { processed, failed = 0 } = run
  return (
    <div className={styles.outcome} role="status">
      <Meter
        label={t('import.progress')}
        value={run.total === 0 ? 1 : run.processed / run.total}
        tone={isRunning ? 'amber' : 'success'}
      />
      <p>
        <b>{t(run.isTrial ? 'import.would' : 'import.did')}</b>{' '}
        {run.isTrial
          ? t('import.amounts', {
              created: amount('created'),
              changed: amount('changed'),
              same: amount('same'),
              failed: amount('failed'),
            })
          : t('import.of_job', { done: processed - failed, failed })}
      </p>
      {!run.isTrial && isRunning && <p className={styles.hint}>{t('import.goes_on')}</p>}
      {hidden > 0 && <Note tone="warning">{t('admin:products.offer.gone', { count: hidden })}</Note>}
      {run.failure !== null && (
        <Note tone="error">
          {messages.problem(run.failure)} {t('import.left', { count: run.total - run.processed })}
        </Note>
      )}
    </div>
  )
}

/** A part of a page did not come: told where it would stand, with a second try; the rest of the page stays. */
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import styles from './part-failure.module.css'

export function PartFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('common')
  const failure = failureFrom(error)
  return (
    <Note tone="error" live>
      <div className={styles.row}>
        <span>{failure?.message || t(failure?.status === 0 ? 'unreachable_text' : 'error_text')}</span>
        <Button size="small" variant="ghost" onClick={onRetry}>
          {t('try_again')}
        </Button>
      </div>
    </Note>
  )
}

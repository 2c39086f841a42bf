import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import styles from './overview.module.css'

/** One panel did not load; the rest of the page stands. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.failure} role="alert">
      <p>{t('dashboard.failed')}</p>
      <Button variant="ghost" size="small" onClick={onRetry}>
        {t('dashboard.retry')}
      </Button>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconWarningCircle } from '../icon/icons.ts'
import styles from './part-failure.module.css'

interface PartFailureProps {
  children?: ReactNode // what failed to load, in one sentence. Without it, a default text is shown
  compact?: boolean // a line below a field, text only
  onRetry: () => unknown // a promise is awaited
}

/**
 * A part of the page failed to load: shows a message with a retry button. The rest of the page stays. It inherits its
 * text colour.
 */
export function PartFailure({ children, compact, onRetry }: PartFailureProps) {
  const { t } = useTranslation('ui')
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }
  return (
    <span className={compact ? styles.line : styles.box} role="alert">
      <span className={styles.words}>
        <Icon of={iconWarningCircle} size={compact ? 16 : 20} />
        <span>{children ?? t('failure.text')}</span>
      </span>
      {compact ? (
        <button type="button" className={styles.again} disabled={isTrying} onClick={() => void retry()}>
          {t('failure.retry')}
        </button>
      ) : (
        <Button variant="bare" size="small" busy={isTrying} onClick={() => void retry()}>
          {t('failure.retry')}
        </Button>
      )}
    </span>
  )
}

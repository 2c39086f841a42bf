import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import styles from './refused.module.css'

/**
 * States why a pack was not opened: the server's text, otherwise that of the namespace (specification notes §8). After
 * a lost connection the packs are unchanged, and the opening is retried when the network is back.
 */
export function Refused({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const { t } = useTranslation('packs')
  const messages = useProblemMessage()
  const isLost = failure.code === 'unreachable'
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    if (!isLost) return
    const again = () => retry.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isLost])
  return (
    <div role="alert" className={styles.note} data-testid="refused">
      <p>{messages.problem(failure, t(isLost ? 'lost' : 'failed'))}</p>
      <BrassButton small look="primary" onClick={onRetry}>
        {t('retry')}
      </BrassButton>
    </div>
  )
}

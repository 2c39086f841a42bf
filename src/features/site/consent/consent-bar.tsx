/**
 * Requests consent before anything is measured, at the bottom of the page, which stays usable. Reject and accept have
 * the same weight. The choice for each purpose is one click away. The server renders the bar, so that no content moves
 * later during a tap.
 */
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import styles from './consent-bar.module.css'
import { type Consent, fullConsent, noConsent } from './consent-cookie.ts'

interface ConsentBarProps {
  privacyHref: string
  onDecide(consent: Consent): void
  onChoose(): void // for each purpose
}

/** Bars that stick to the bottom of the window, and toasts, are placed above it. */
function shareHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--consent-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-bar')
  }
}

export function ConsentBar({ privacyHref, onDecide, onChoose }: ConsentBarProps) {
  const { t } = useTranslation('common')
  return (
    <section
      ref={shareHeight}
      role="dialog"
      aria-label={t('consent.title')}
      className={styles.bar}
      data-screen-only=""
    >
      <div className={styles.inner}>
        <p className={styles.text}>
          {t('consent.text')}{' '}
          <a href={privacyHref} target="_blank" rel="noopener">
            {t('consent.privacy')}
          </a>
        </p>
        <div className={styles.actions}>
          <Button variant="night" size="small" onClick={() => onDecide(noConsent)}>
            {t('consent.reject')}
          </Button>
          <Button variant="night" size="small" onClick={() => onDecide(fullConsent)}>
            {t('consent.accept')}
          </Button>
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={onChoose}>
            {t('consent.choose')}
          </Button>
        </div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { plainText } from '@/lib/snippet.ts'
import { Meter } from '@/ui/state/meter.tsx'
import styles from './places.module.css'

/** A field with the Italian text it translates. `source` is empty for the Italian field itself. */
export function Translated({ source, children }: { source: string; children: ReactNode }) {
  const text = plainText(source)
  if (!text.trim()) return <div>{children}</div>
  return (
    <div className={styles.translated}>
      {children}
      <p className={styles.source} lang="it-IT">
        {text}
      </p>
    </div>
  )
}

/** Returns how much of the Italian text is translated, 0 to 1. */
export function ShareDone({ share }: { share: number }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.share}>
      <span>{t('products.complete', { percent: Math.round(share * 100) })}</span>
      <Meter label={t('products.completeness')} value={share} tone={share >= 1 ? 'success' : 'amber'} />
    </div>
  )
}

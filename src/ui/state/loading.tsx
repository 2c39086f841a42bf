import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Spoken } from '../content/spoken.tsx'

/** Skeletons with a text for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" aria-busy="true">
      <Spoken>{t('loading')}</Spoken>
      {children}
    </div>
  )
}

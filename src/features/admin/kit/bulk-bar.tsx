import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import styles from './bulk-bar.module.css'

/** What can be done with the chosen rows, floating above the page while there are any. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('react-admin')
  const { selectedIds = [], onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <div
      className={styles.bulk}
      role="toolbar"
      aria-label={t('action.bulk_actions', { count: selectedIds.length })}
    >
      <b>{t('action.bulk_actions', { count: selectedIds.length })}</b>
      {children}
      <button type="button" aria-label={t('action.unselect')} onClick={() => onUnselectItems()}>
        <Icon of={iconX} size={18} />
      </button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { iconWifiSlash } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import styles from './offline-note.module.css'

/** States that the server does not respond and that the cards come from the cache. `since` is epoch ms. */
export function OfflineNote({ since, locale }: { since: number; locale: Locale }) {
  const { t } = useTranslation('album')
  const when = new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(since)
  return (
    <p role="status" className={styles.note}>
      <Icon of={iconWifiSlash} size={16} />
      {t('offline', { when })}
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import { localeFacts, locales } from '@/contract/locales.ts'
import { productFeedPath } from '@/contract/paths.ts'
import type { Settings } from '@/contract/settings.ts'
import { Panel } from '@/ui/content/panel.tsx'
import styles from './settings.module.css'

/** The addresses of the product feeds, which a merchant enters in Merchant Center. */
export function ProductFeeds({ settings }: { settings: Pick<Settings, 'site_url' | 'languages'> }) {
  const { t } = useTranslation('admin')
  const address = settings.site_url.replace(/\/+$/, '') || location.origin
  return (
    <Panel dense titleAs="h2" title={t('settings.feeds.title')}>
      <p className={styles.lead}>{t('settings.feeds.lead')}</p>
      <ul className={styles.feeds}>
        {locales
          .filter(locale => settings.languages.includes(locale))
          .map(locale => (
            <li key={locale}>
              <span>{localeFacts[locale].name}</span>
              <a href={productFeedPath(locale)} target="_blank" rel="noreferrer">
                {address + productFeedPath(locale)}
              </a>
            </li>
          ))}
      </ul>
    </Panel>
  )
}

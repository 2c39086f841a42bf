/** Integrations (decision 0071): API tokens and webhooks, for the owner. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import styles from './integrations.module.css'
import { type NewSecret, SecretDialog } from './secret-dialog.tsx'
import { TokensPanel } from './tokens-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

export function IntegrationsScreen({ title, locale }: { title: string; locale: Locale }) {
  const { t } = useTranslation('admin-integrations')
  const [secret, setSecret] = useState<NewSecret>()
  return (
    <>
      <ScreenHead title={title} lead={t('lead')} />
      <div className={styles.stack}>
        <TokensPanel locale={locale} onSecret={setSecret} />
        <WebhooksPanel locale={locale} onSecret={setSecret} />
      </div>
      {secret && <SecretDialog {...secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

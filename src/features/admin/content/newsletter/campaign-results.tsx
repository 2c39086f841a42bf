import { useEffect } from 'react'
import { useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminCampaign } from '@/contract/endpoints/site/newsletter.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import styles from './newsletter.module.css'

const figures = ['chosen', 'sent', 'waiting', 'failed', 'left_before', 'unsubscribed'] as const
const lookAgainMillis = 4000

/** The delivery state of the emails; refetched while they are being sent. */
export function CampaignResults({ campaign: { result, status } }: { campaign: AdminCampaign }) {
  const { t } = useTranslation('admin-words')
  const refresh = useRefresh()
  const isUnderWay = status === 'sending' || (status === 'sent' && result.waiting > 0)
  useEffect(() => {
    if (!isUnderWay) return
    const rhythm = setInterval(refresh, lookAgainMillis)
    return () => clearInterval(rhythm)
  }, [isUnderWay, refresh])
  const done = result.chosen === 0 ? 0 : (result.chosen - result.waiting) / result.chosen
  return (
    <Panel dense titleAs="h2" title={t('campaigns.results')}>
      {isUnderWay && <Meter label={t('campaigns.status.sending')} value={done} tone="amber" />}
      <dl className={styles.figures}>
        {figures.map(figure => (
          <div key={figure}>
            <dt>{t(`campaigns.result.${figure}`)}</dt>
            <dd>{result[figure]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

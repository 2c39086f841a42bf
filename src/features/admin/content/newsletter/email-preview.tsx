/** Preview of the email, rendered by the server from the form values, in a frame without scripts. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type CampaignBody, previewCampaign } from '@/contract/endpoints/site/newsletter.ts'
import type { Locale } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import styles from './newsletter.module.css'

const pauseMillis = 500

function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const pause = setTimeout(() => setQuiet(JSON.parse(key) as T), pauseMillis)
    return () => clearTimeout(pause)
  }, [key])
  return quiet
}

export function EmailPreview({ campaign, locale }: { campaign: CampaignBody; locale: Locale }) {
  const { t } = useTranslation('admin-words')
  const quiet = useQuiet(campaign)
  const { data } = useQuery({
    queryKey: ['campaigns', 'preview', quiet, locale],
    queryFn: () => callOrThrow(previewCampaign, { query: { locale }, body: quiet }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Panel dense titleAs="h2" title={t('campaigns.preview')} className={styles.preview}>
      {data && <p className={styles.subject}>{data.subject || '–'}</p>}
      {/* Same origin, because the pictures are not served to other origins. Scripts are blocked. */}
      <iframe title={t('campaigns.preview')} sandbox="allow-same-origin" srcDoc={data?.html ?? ''} />
    </Panel>
  )
}

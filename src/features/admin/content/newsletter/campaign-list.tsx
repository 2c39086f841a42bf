/** Campaigns with the delivery state of their emails. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminCampaign, CampaignStatus } from '@/contract/endpoints/site/newsletter.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'

interface CampaignListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export const campaignTones: Record<CampaignStatus, BadgeTone> = {
  draft: 'muted',
  sending: 'info',
  sent: 'success',
  stopped: 'warning',
}

export function CampaignList({ title, locale, linkTo }: CampaignListProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const day = (at: string) => dateTimeText(at, locale)
  return (
    <ListFrame
      resource="campaigns"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('campaigns.search')}
      emptyTitle={t('campaigns.none')}
      actions={<NewButton href={linkTo('adminCampaign', { id: 'create' })}>{t('campaigns.new')}</NewButton>}
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="name"
        disableSort
        label={t('campaigns.name')}
        render={({ id, name, texts }: AdminCampaign) => (
          <NamedRow href={linkTo('adminCampaign', { id })} name={name} note={texts.it.subject} />
        )}
      />
      <DataTable.Col
        source="status"
        disableSort
        label={t('admin:column.status')}
        render={({ status }: AdminCampaign) => (
          <Badge tone={campaignTones[status]}>{t(`campaigns.status.${status}`)}</Badge>
        )}
      />
      <DataTable.Col
        source="started_at"
        disableSort
        label={t('campaigns.when')}
        render={({ started_at, created_at }: AdminCampaign) => day(started_at ?? created_at)}
      />
      {(['sent', 'failed', 'unsubscribed'] as const).map(figure => (
        <DataTable.Col
          key={figure}
          align="right"
          source={figure}
          disableSort
          label={t(`campaigns.result.${figure}`)}
          render={({ status, result }: AdminCampaign) => (status === 'draft' ? '–' : result[figure])}
        />
      ))}
    </ListFrame>
  )
}

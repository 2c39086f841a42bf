/**
 * A campaign: edited in six languages, previewed, sent as a test and then once to all subscribers. Shows
 * results afterwards.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import {
  type AdminCampaign,
  type CampaignBody,
  previewCampaign,
  removeCampaign,
  sendCampaign,
  stopCampaign,
  testCampaign,
} from '@/contract/endpoints/site/newsletter.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import { TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { RichTextInput } from '../../framework/fields/rich-text-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useConfirmedCall } from '../../framework/record/use-reread.ts'
import { EmailPreview } from '../../framework/texts/email-preview.tsx'
import { campaignTones } from './campaign-list.tsx'
import { CampaignResults } from './campaign-results.tsx'
import styles from './newsletter.module.css'

interface CampaignScreenProps {
  id: number | null // null creates a campaign
  locale: Locale
  linkTo: LinkTo
  onOpen: (id: number) => void
  onGone: () => void
}

const fresh = (): CampaignBody => ({
  name: '',
  picture: '/assets/characters/gufosaggio/creature.webp',
  texts: localizedTextsOf(() => ({ subject: '', preheader: '', title: '', html: '', button: '', link: '' })),
})

const bodyFrom = ({ name, picture, texts }: CampaignBody): CampaignBody => ({ name, picture, texts })

export const CampaignScreen = ({ id, onOpen, ...rest }: CampaignScreenProps) => (
  <RecordScreen<AdminCampaign, CampaignBody>
    resource="campaigns"
    id={id}
    fresh={fresh()}
    bodyFrom={bodyFrom}
    onCreated={campaign => onOpen(campaign.id)}
  >
    {campaign => <Fields campaign={campaign} {...rest} />}
  </RecordScreen>
)

interface FieldsProps extends Omit<CampaignScreenProps, 'id' | 'onOpen'> {
  campaign: AdminCampaign | null
}

function Fields({ campaign, linkTo, onGone }: FieldsProps) {
  const { t } = useTranslation('admin-words')
  const [language, setLanguage] = useState<Locale>('it')
  const { name, picture, texts } = useWatch() as CampaignBody
  const isOpen = campaign === null || campaign.status === 'draft'
  return (
    <>
      <RecordHead
        title={name || t('campaigns.new')}
        listHref={linkTo('adminNewsletter')}
        badges={
          campaign && (
            <Badge tone={campaignTones[campaign.status]}>{t(`campaigns.status.${campaign.status}`)}</Badge>
          )
        }
        actions={<Acts campaign={campaign} language={language} onGone={onGone} />}
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          {campaign && !isOpen && <CampaignResults campaign={campaign} />}
          <Panel dense>
            <fieldset disabled={!isOpen} className={styles.form}>
              <TextInput source="name" label={t('campaigns.name')} />
              <PictureInput source="picture" label={t('campaigns.picture')} element="Fuoco" />
              <LanguageTabs
                value={language}
                onChange={setLanguage}
                share={locale => shareWritten(texts, locale, ['link'])}
              >
                {(['subject', 'preheader', 'title'] as const).map(field => (
                  <TextInput
                    key={field}
                    source={`texts.${language}.${field}`}
                    label={t(`campaigns.${field}`)}
                    placeholder={texts.it[field]}
                  />
                ))}
                <RichTextInput source={`texts.${language}.html`} label={t('campaigns.html')} />
                <div className={styles.pair}>
                  <TextInput source={`texts.${language}.button`} label={t('campaigns.button')} />
                  <TextInput source={`texts.${language}.link`} label={t('campaigns.link')} placeholder="/" />
                </div>
              </LanguageTabs>
            </fieldset>
          </Panel>
        </div>
        <EmailPreview
          of="campaigns"
          value={{ body: { name: name || '–', picture, texts }, query: { locale: language } }}
          load={shown => callOrThrow(previewCampaign, shown)}
        />
      </div>
    </>
  )
}

function Acts({
  campaign,
  language,
  onGone,
}: Pick<FieldsProps, 'campaign' | 'onGone'> & { language: Locale }) {
  const { t } = useTranslation('admin-words')
  const notify = useNotify()
  const refuse = useRefuse()
  const refresh = useRefresh()
  const may = useMay()
  const { isDirty } = useFormState()
  const [pendingAction, setAsked] = useState<'send' | 'remove'>()
  if (!campaign) return <SaveButton />
  const test = async () => {
    const result = await call(testCampaign, { params: { id: campaign.id }, body: { locale: language } })
    if (result.ok) notify(t('campaigns.tested', { email: result.value.sent_to }), { type: 'success' })
    else refuse(result.failure)
  }
  const stop = async () => {
    const result = await call(stopCampaign, { params: { id: campaign.id }, body: {} })
    if (!result.ok) refuse(result.failure)
    refresh()
  }
  if (campaign.status !== 'draft')
    return campaign.status === 'sending' ? (
      <Button variant="danger" size="dense" onClick={() => void stop()}>
        {t('campaigns.stop')}
      </Button>
    ) : null
  return (
    <>
      <Button variant="text" size="dense" onClick={() => setAsked('remove')}>
        {t('campaigns.remove')}
      </Button>
      <Button variant="ghost" size="dense" disabled={isDirty} onClick={() => void test()}>
        {t('campaigns.test')}
      </Button>
      {may('admin:newsletter:send') && (
        <Button
          variant="soft"
          size="dense"
          icon={iconEnvelope}
          disabled={isDirty}
          onClick={() => setAsked('send')}
        >
          {t('campaigns.send')}
        </Button>
      )}
      <SaveButton />
      {pendingAction && (
        <AskedDialog
          asked={pendingAction}
          campaign={campaign}
          onGone={onGone}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface AskedDialogProps {
  asked: 'send' | 'remove'
  campaign: AdminCampaign
  onGone: () => void
  onClose: () => void
}

function AskedDialog({ asked, campaign, onGone, onClose }: AskedDialogProps) {
  const { t } = useTranslation(['admin-words', 'react-admin'])
  const notify = useNotify()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const { id, version, readers } = campaign
  const confirm = useConfirmedCall('campaigns', onClose)
  const send = () =>
    confirm(call(sendCampaign, { params: { id }, body: { version } }), () =>
      notify(t('campaigns.started'), { type: 'success' }),
    )
  const remove = async () => {
    const result = await call(removeCampaign, { params: { id } })
    if (!result.ok) return refuse(result.failure)
    onClose()
    void cache.invalidateQueries({ queryKey: ['campaigns'] })
    onGone()
  }
  if (asked === 'send' && readers === 0)
    return (
      <AdminDialog
        open
        onClose={onClose}
        width={500}
        title={t('campaigns.no_readers')}
        lead={t('campaigns.no_readers_lead')}
        actions={
          <Button variant="ghost" onClick={onClose}>
            {t('react-admin:action.close')}
          </Button>
        }
      />
    )
  return asked === 'send' ? (
    <ConfirmDialog
      title={t('campaigns.send_title', { count: readers })}
      lead={t('campaigns.send_lead')}
      yes={t('campaigns.send')}
      onYes={send}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      isDanger
      title={t('campaigns.remove')}
      lead={t('campaigns.remove_lead')}
      yes={t('react-admin:action.delete')}
      onYes={remove}
      onClose={onClose}
    />
  )
}

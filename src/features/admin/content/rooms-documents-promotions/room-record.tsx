/** Form of a room: texts in six languages, code, audience, products with their conditions, documents. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AdminRoom, RoomBody } from '@/contract/endpoints/admin/rooms.ts'
import { roomAccesses } from '@/contract/endpoints/shop/rooms.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconArrowsClockwise, iconStorefront } from '@/ui/icon/icons.ts'
import { ChecksInput, RolesInput } from '../../framework/fields/checks-input.tsx'
import { allDocuments } from '../../framework/fields/found-record.ts'
import { NumberInput, SelectInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { LanguagePanel } from '../../framework/fields/language-panel.tsx'
import { RecordsInput } from '../../framework/fields/records-input.tsx'
import { RichTextInput } from '../../framework/fields/rich-text-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { RecordFrame } from '../../framework/record/record-frame.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { RemoveRecord } from '../../framework/record/remove-record.tsx'
import styles from './places.module.css'
import { bodyOfRoom, freshRoom, newCode } from './room-form.ts'
import { RoomProducts } from './room-products.tsx'
import { ShareDone, Translated } from './translated.tsx'

interface RoomRecordProps {
  id: number | null
  title: string // for a new room
  locale: Locale
  linkTo: LinkTo
}

export function RoomRecord({ id, title, locale, linkTo }: RoomRecordProps) {
  const redirect = useRedirect()
  const [fresh] = useState(() => freshRoom(newCode()))
  return (
    <RecordScreen<AdminRoom, RoomBody>
      resource="rooms"
      id={id}
      fresh={fresh}
      bodyFrom={bodyOfRoom}
      onCreated={record => redirect(linkTo('adminRoom', { id: record.id }))}
    >
      {record => <Screen record={record} title={title} locale={locale} linkTo={linkTo} />}
    </RecordScreen>
  )
}

interface ScreenProps extends Omit<RoomRecordProps, 'id'> {
  record: AdminRoom | null
}

function Screen({ record, title, locale, linkTo }: ScreenProps) {
  const { t } = useTranslation('admin-places')
  const discount = useWatch({ name: 'discount' }) as number
  const name = record ? wordIn(record.names, locale) : title
  return (
    <RecordFrame
      title={name}
      listHref={linkTo('adminRooms')}
      badges={
        record && (
          <Badge tone={record.is_active ? 'success' : 'muted'}>
            {t(record.is_active ? 'rooms.open' : 'rooms.closed')}
          </Badge>
        )
      }
      actions={
        <>
          {record && (
            <RemoveRecord
              resource="rooms"
              record={record}
              title={t('rooms.remove_title', { title: name })}
              lead={t('rooms.remove_lead')}
              listHref={linkTo('adminRooms')}
            />
          )}
          {record?.is_active && (
            <Button
              variant="ghost"
              size="dense"
              icon={iconStorefront}
              href={linkTo('room', { code: record.code })}
              target="_blank"
            >
              {t('rooms.visit')}
            </Button>
          )}
        </>
      }
      main={
        <>
          <Words />
          <Panel dense titleAs="h2" title={t('products')}>
            <p className={styles.hint}>{t('rooms.conditions_hint')}</p>
            <RoomProducts discount={discount} />
          </Panel>
        </>
      }
      side={<Side record={record} locale={locale} />}
    />
  )
}

function Words() {
  const { t } = useTranslation(['admin-places', 'admin'])
  const [language, setLanguage] = useState<Locale>('it')
  const [names, leads, texts] = useWatch({ name: ['names', 'leads', 'texts'] }) as RoomBody['names'][]
  const translations = localizedTextsOf(locale => ({
    name: names?.[locale] ?? '',
    lead: leads?.[locale] ?? '',
    text: texts?.[locale] ?? '',
  }))
  const share = (locale: Locale) => shareWritten(translations, locale)
  const italian = language === 'it' ? { name: '', lead: '', text: '' } : translations.it
  return (
    <LanguagePanel language={language} onChange={setLanguage} share={share}>
      {language !== 'it' && <ShareDone share={share(language)} />}
      <Translated source={italian.name}>
        <TextInput source={`names.${language}`} label={t('admin:column.name')} />
      </Translated>
      <Translated source={italian.lead}>
        <TextInput source={`leads.${language}`} label={t('lead')} rows={2} />
      </Translated>
      <Translated source={italian.text}>
        <RichTextInput source={`texts.${language}`} label={t('text')} />
      </Translated>
    </LanguagePanel>
  )
}

function Side({ record, locale }: { record: AdminRoom | null; locale: Locale }) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const access = useWatch({ name: 'access' }) as string
  const papers = useQuery({
    queryKey: ['admin', 'document-choices', locale],
    queryFn: () => allDocuments(locale),
  })
  return (
    <>
      <Panel dense titleAs="h2" title={t('rooms.door')}>
        <div className={styles.fields}>
          <SwitchInput source="is_active" label={t('rooms.open')} />
          <CodeInput />
          <SelectInput
            source="access"
            label={t('who')}
            options={roomAccesses.map(access => ({ value: access, label: t(`rooms.access.${access}`) }))}
          />
          {access === 'roles' && <RolesInput label={t('admin:products.roles')} />}
          {access === 'users' && (
            <RecordsInput
              source="user_ids"
              kind="users"
              label={t('add_person')}
              known={record?.users ?? []}
            />
          )}
          <NumberInput source="position" label={t('position')} />
        </div>
      </Panel>
      <Panel dense titleAs="h2" title={t('rooms.discount')}>
        <NumberInput
          source="discount"
          hideLabel
          label={t('rooms.discount')}
          hint={t('rooms.discount_hint')}
          end={<span>%</span>}
        />
      </Panel>
      <Panel dense titleAs="h2" title={t('documents.title')}>
        <ChecksInput
          source="document_ids"
          label={t('rooms.papers')}
          from={papers}
          options={(papers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Panel>
    </>
  )
}

function CodeInput() {
  const { t } = useTranslation('admin-places')
  const { change } = useField<string>('code')
  return (
    <div className={styles.code}>
      <TextInput source="code" label={t('rooms.code')} hint={t('rooms.code_hint')} />
      <Button variant="ghost" size="dense" icon={iconArrowsClockwise} onClick={() => change(newCode())}>
        {t('rooms.generate')}
      </Button>
    </div>
  )
}

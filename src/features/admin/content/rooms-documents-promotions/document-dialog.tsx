/** Dialog of a document: texts, file, audience, deletion. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { readAllPages } from '@/api/read-all-pages.ts'
import { linkToDocument } from '@/contract/endpoints/account/documents.ts'
import type { DocumentBody } from '@/contract/endpoints/admin/documents.ts'
import { adminRooms } from '@/contract/endpoints/admin/rooms.ts'
import { apiOrigin } from '@/contract/file-url.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconFileText } from '@/ui/icon/document-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { ChecksInput, RolesInput } from '../../framework/fields/checks-input.tsx'
import { NumberInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { RecordsInput } from '../../framework/fields/records-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import shared from '../../framework/record/dialog-fields.module.css'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { RemoveRecord } from '../../framework/record/remove-record.tsx'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { bodyOfDocument, freshDocument, type SentDocument, type StoredDocument } from './document-form.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './places.module.css'
import { Translated } from './translated.tsx'

const kilobyte = 1024

/** Formats type and size: `PDF · 84 kB` in the reader's number format. */
export function fileFacts(mediaType: string, bytes: number, iso: string): string {
  const isLarge = bytes >= kilobyte * kilobyte
  const value = isLarge ? bytes / (kilobyte * kilobyte) : Math.max(1, bytes / kilobyte)
  const figure = new Intl.NumberFormat(iso, { maximumFractionDigits: isLarge ? 1 : 0 }).format(value)
  return `${(mediaType.split('/')[1] ?? '').toUpperCase()} · ${figure} ${isLarge ? 'MB' : 'kB'}`
}

interface DocumentDialogProps {
  open: number | SentDocument // a stored document, or an uploaded file for a new one
  locale: Locale
  onClose: () => void
}

const noFile: SentDocument = { file_key: '', file_name: '', media_type: '', size: 0 }

export function DocumentDialog({ open, locale, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('admin-places')
  const refresh = useRefresh()
  const isNew = typeof open !== 'number'
  const close = () => {
    onClose()
    refresh()
  }
  return (
    <WorkDialog open onClose={onClose} width={720} title={t(isNew ? 'documents.new' : 'documents.document')}>
      <RecordScreen<StoredDocument, DocumentBody>
        resource="documents"
        id={isNew ? null : open}
        fresh={freshDocument(isNew ? open : noFile)}
        bodyFrom={bodyOfDocument}
        onCreated={close}
        onSaved={close}
      >
        {record => (
          <Fields record={record} sent={isNew ? open : undefined} locale={locale} onRemoved={close} />
        )}
      </RecordScreen>
    </WorkDialog>
  )
}

interface FieldsProps {
  record: StoredDocument | null
  sent: SentDocument | undefined
  locale: Locale
  onRemoved: () => void
}

function Fields({ record, sent, locale, onRemoved }: FieldsProps) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const rooms = useQuery({
    queryKey: ['admin', 'room-choices'],
    queryFn: () => readAllPages(page => callOrThrow(adminRooms, { query: { page, per_page: 100 } })),
  })
  return (
    <div className={styles.fields}>
      <File record={record} sent={sent} locale={locale} />
      <Words />
      <RolesInput label={t('documents.roles')} />
      <ChecksInput
        source="room_ids"
        label={t('documents.rooms')}
        from={rooms}
        options={(rooms.data ?? []).map(room => ({
          value: room.id,
          label: wordIn(room.names, locale),
        }))}
      />
      <RecordsInput source="user_ids" kind="users" label={t('add_person')} known={record?.users ?? []} />
      <NumberInput source="position" label={t('position')} />
      <SwitchInput
        source="is_withdrawn"
        label={t('documents.withdraw')}
        hint={t('documents.withdraw_hint')}
      />
      <div className={shared.foot}>
        <span>
          {record && (
            <RemoveRecord
              resource="documents"
              record={record}
              title={t('documents.remove_title', { title: wordIn(record.names, locale) })}
              lead={t('documents.remove_lead')}
              onRemoved={onRemoved}
            />
          )}
        </span>
        <SaveButton />
      </div>
    </div>
  )
}

/** The stored file, or the file that replaces it when the form is saved. */
function File({ record, sent, locale }: Omit<FieldsProps, 'onRemoved'>) {
  const { t } = useTranslation(['admin-places', 'common'])
  const { change: setKey, error } = useField<string | null>('file_key')
  const { change: setName } = useField<string>('file_name')
  const [next, setNext] = useState(sent)
  const [isReplacing, setReplacing] = useState(false)
  const currentFile = next ?? record
  const refuse = useRefuse()
  const download = async (id: number) => {
    const response = await call(linkToDocument, { params: { id }, body: { pass: null } })
    if (response.ok)
      location.assign(`${apiOrigin}${response.value.url}`) // a download, so the page stays open
    else refuse(response.failure)
  }
  return (
    <div>
      {currentFile && (
        <div className={styles.file}>
          <Icon of={iconFileText} size={22} />
          <span>
            {currentFile.file_name}{' '}
            <small className={styles.soft}>
              {fileFacts(currentFile.media_type, currentFile.size, formatTag(locale))}
            </small>
          </span>
          {record && !next && !record.is_withdrawn && (
            <TooltipButton
              icon={iconDownloadSimple}
              size={18}
              label={t('documents.download')}
              onClick={() => void download(record.id)}
            />
          )}
          <Button variant="ghost" size="dense" onClick={() => setReplacing(!isReplacing)}>
            {t('documents.replace')}
          </Button>
        </div>
      )}
      {isReplacing && (
        <FileDrop
          title={t('documents.drop_new')}
          onSent={file => {
            setKey(file.file_key)
            setName(file.file_name)
            setNext(file)
            setReplacing(false)
          }}
        />
      )}
      {error && <p className={styles.fault}>{error}</p>}
    </div>
  )
}

function Words() {
  const { t } = useTranslation(['admin-places', 'admin'])
  const [language, setLanguage] = useState<Locale>('it')
  const [names, notes] = useWatch({ name: ['names', 'notes'] }) as DocumentBody['names'][]
  const texts = localizedTextsOf(locale => ({ name: names?.[locale] ?? '', note: notes?.[locale] ?? '' }))
  const italian = language === 'it' ? { name: '', note: '' } : texts.it
  return (
    <LanguageTabs value={language} onChange={setLanguage} share={locale => shareWritten(texts, locale)}>
      <Translated source={italian.name}>
        <TextInput source={`names.${language}`} label={t('admin:column.name')} />
      </Translated>
      <Translated source={italian.note}>
        <TextInput source={`notes.${language}`} label={t('documents.note')} />
      </Translated>
    </LanguageTabs>
  )
}

import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import {
  type AdminEmail,
  type ChangedTexts,
  changeEmail,
  previewEmail,
  testEmail,
} from '@/contract/endpoints/admin/emails.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { fieldErrorsByPath } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Tabs } from '@/ui/content/tabs.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconEnvelope, iconFloppyDisk } from '@/ui/icon/icons.ts'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { useCallResult, useSaveFailure } from '../../framework/record/use-refuse.ts'
import { useUnsaved } from '../../framework/record/use-unsaved.tsx'
import { EmailPreview } from '../../framework/texts/email-preview.tsx'
import { EmailTextField } from './email-text-field.tsx'
import styles from './email-texts.module.css'

type Texts = AdminEmail['texts']

/** Returns the texts that differ from the defaults, as the server stores them. */
const changedIn = ({ defaults }: AdminEmail, texts: Texts): Texts =>
  localizedTextsOf(locale =>
    Object.fromEntries(
      Object.entries(texts[locale]).filter(
        ([key, text]) => text.trim() !== '' && text !== defaults[locale][key],
      ),
    ),
  )

interface EmailTextsFormProps {
  email: AdminEmail
  locale: Locale // of the reader: the language that is opened first
  onSaved: (email: AdminEmail) => void
}

export function EmailTextsForm({ email, locale, onSaved }: EmailTextsFormProps) {
  const { t } = useTranslation(['admin-words', 'admin', 'react-admin'])
  const messages = useErrorMessage()
  const notify = useNotify()
  const showFailure = useSaveFailure()
  const resultOf = useCallResult()
  const mayWrite = useSession(({ user }) => isAllowed('admin:settings:write', user))
  const [language, setLanguage] = useState<Locale>(locale)
  const [draft, setDraft] = useState<Texts>(email.texts)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [order, setOrder] = useState('')
  const [busy, setBusy] = useState<'save' | 'test'>()
  const [lost, setLost] = useState<AdminEmail>()
  const active = useRef<{ key: string; field: HTMLInputElement | HTMLTextAreaElement }>(undefined)
  const { name } = email
  const texts = changedIn(email, draft)
  const isDirty = JSON.stringify(texts) !== JSON.stringify(changedIn(email, email.texts))
  useUnsaved(isDirty)

  const write = (key: string, text: string) => {
    setErrors(({ [`texts.${language}.${key}`]: _, ...rest }) => rest)
    setDraft({ ...draft, [language]: { ...draft[language], [key]: text } })
  }
  const insert = (word: string) => {
    if (!active.current) return
    const { key, field } = active.current
    field.setRangeText(`{{${word}}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    write(key, field.value)
    field.focus()
  }
  const save = async (version: string) => {
    setBusy('save')
    const result = await call(changeEmail, { params: { name }, body: { texts, version } })
    setBusy(undefined)
    if (result.ok) {
      notify(t('email_texts.saved'), { type: 'success' })
      return onSaved(result.value)
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) return setLost(failure.current as AdminEmail)
    setErrors(fieldErrorsByPath(failure.fields, messages))
    const faulty = locales.find(of => failure.fields.some(({ path }) => path.startsWith(`texts.${of}.`)))
    if (faulty) setLanguage(faulty)
    showFailure(failure)
  }
  const shown: { locale: Locale; texts: ChangedTexts; order?: string } = {
    locale: language,
    texts: texts[language],
    ...(order.trim() && { order: order.trim() }),
  }
  const test = async () => {
    setBusy('test')
    const sent = resultOf(await call(testEmail, { params: { name }, body: shown }))
    setBusy(undefined)
    if (sent) notify(t('campaigns.tested', { email: sent.sent_to }), { type: 'success' })
  }
  return (
    <div className={styles.grid}>
      <Panel
        dense
        titleAs="h2"
        title={t('email_texts.key.body')}
        action={
          mayWrite && (
            <span className={styles.actions}>
              {isDirty && <Badge tone="warning">{t('admin:unsaved')}</Badge>}
              <Button
                variant="ghost"
                size="dense"
                icon={iconEnvelope}
                busy={busy === 'test'}
                onClick={() => void test()}
              >
                {t('campaigns.test')}
              </Button>
              <Button
                size="dense"
                icon={iconFloppyDisk}
                busy={busy === 'save'}
                disabled={!isDirty}
                onClick={() => void save(email.version)}
              >
                {t('react-admin:action.save')}
              </Button>
            </span>
          )
        }
      >
        <Tabs
          label={t('admin:record.translations')}
          value={language}
          onChange={setLanguage}
          tabs={locales.map(of => ({
            value: of,
            label: (
              <span>
                {localeFacts[of].name}
                {Object.keys(texts[of]).length > 0 && ` · ${t('email_texts.changed')}`}
              </span>
            ),
          }))}
        >
          <div className={styles.fields} lang={localeFacts[language].iso}>
            {Object.entries(email.defaults[language]).map(([key, text]) => (
              <EmailTextField
                key={`${language} ${key}`}
                of={key}
                value={draft[language][key] ?? text}
                defaultText={text}
                disabled={!mayWrite}
                error={errors[`texts.${language}.${key}`]}
                onChange={value => write(key, value)}
                onFocus={field => {
                  active.current = { key, field }
                }}
              />
            ))}
          </div>
        </Tabs>
        {mayWrite && (
          <fieldset className={styles.words}>
            <legend>{t('email_texts.words')}</legend>
            {email.words.map(word => (
              <Button key={word} variant="soft" size="dense" onClick={() => insert(word)}>
                {`{{${word}}}`}
              </Button>
            ))}
          </fieldset>
        )}
      </Panel>
      <EmailPreview
        of="email-texts"
        value={{ params: { name }, body: shown }}
        load={input => callOrThrow(previewEmail, input)}
      >
        {email.is_of_order && (
          <div className={styles.order}>
            <TextField
              dense
              name="order"
              label={t('email_texts.order')}
              hint={t('email_texts.order_hint')}
              value={order}
              maxLength={40}
              onChange={event => setOrder(event.currentTarget.value)}
            />
          </div>
        )}
      </EmailPreview>
      {lost && (
        <ConflictDialog
          mine={texts}
          theirs={changedIn(lost, lost.texts)}
          base={changedIn(email, email.texts)}
          onClose={() => setLost(undefined)}
          onTakeTheirs={() => onSaved(lost)}
          onKeepMine={() => {
            setLost(undefined)
            void save(lost.version)
          }}
        />
      )}
    </div>
  )
}

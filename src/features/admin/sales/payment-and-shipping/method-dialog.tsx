/** Dialog of one method, saved against the version that was loaded. A conflict shows both versions. */

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { countries } from '@/contract/endpoints/account/address.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Check } from '@/ui/form/check.tsx'
import { TextInput, useField } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { SubmitButton } from '../../framework/record/record-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './methods.module.css'

interface Versioned {
  version: string
}

interface MethodDialogProps<M extends Versioned, F extends object> {
  title: string
  method: M | null // null creates a method
  form: F // initial values of the fields
  formOf: (method: M) => F
  queryKey: readonly string[]
  foot?: ReactNode
  onSave: (form: F, version: string | undefined, evenTheLast: boolean) => Promise<Result<M>>
  onClose: () => void
  onTheirs: (method: M) => void
  children: ReactNode
}

export function MethodDialog<M extends Versioned, F extends object>({
  title,
  method,
  form,
  formOf,
  queryKey,
  foot,
  onSave,
  onClose,
  onTheirs,
  children,
}: MethodDialogProps<M, F>) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const messages = useErrorMessage()
  const resultOf = useCallResult()
  const cache = useQueryClient()
  const [lost, setLost] = useState<{ mine: F; theirs: M }>()
  const [isDirty, setDirty] = useState(false)
  const [last, setLast] = useState<{ form: F; version: string | undefined }>()
  const send = async (
    mine: F,
    version: string | undefined,
    evenTheLast = false,
  ): Promise<NestedErrors | undefined> => {
    const result = await onSave(mine, version, evenTheLast)
    if (result.ok) {
      resultOf(result, t('methods.saved'))
      await cache.invalidateQueries({ queryKey })
      onClose()
      return undefined
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) setLost({ mine, theirs: failure.current as M })
    else if (failure.code === 'last_method') setLast({ form: mine, version })
    else resultOf(result)
    return nestedFieldErrors(failure.fields, messages)
  }
  if (lost)
    return (
      <ConflictDialog
        mine={lost.mine}
        theirs={formOf(lost.theirs)}
        base={method && formOf(method)}
        onClose={() => setLost(undefined)}
        onTakeTheirs={() => onTheirs(lost.theirs)}
        onKeepMine={() => {
          setLost(undefined)
          void send(lost.mine, lost.theirs.version)
        }}
      />
    )
  if (last)
    return (
      <ConfirmDialog
        title={t('methods.last_title')}
        lead={t('methods.last_lead')}
        yes={t('methods.last_yes')}
        isDanger
        onYes={() => send(last.form, last.version, true)}
        onClose={() => setLast(undefined)}
      />
    )
  return (
    <WorkDialog open isDirty={isDirty} onClose={onClose} width={720} title={title}>
      <Form record={form} onSubmit={(mine: object) => send(mine as F, method?.version) as never}>
        <DirtyState onChange={setDirty} />
        <div className={styles.fields}>
          {children}
          <div className={styles.foot}>
            {foot}
            <SubmitButton>{t('action.save', { ns: 'react-admin' })}</SubmitButton>
          </div>
        </div>
      </Form>
    </WorkDialog>
  )
}

/** Reports whether the form differs from its record. The dialog around the form asks before it closes. */
function DirtyState({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState()
  useEffect(() => onChange(isDirty), [isDirty, onChange])
  return null
}

type Words = Record<Locale, string>

/** Name and note in six languages. */
export function MethodWords({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const [shownLocale, setShown] = useState<Locale>(locale)
  const { value: names } = useField<Words>('names')
  const { value: notes } = useField<Words>('notes')
  const both = localizedTextsOf(language => ({ name: names?.[language], note: notes?.[language] }))
  return (
    <LanguageTabs value={shownLocale} onChange={setShown} share={language => shareWritten(both, language)}>
      <TextInput source={`names.${shownLocale}`} label={t('methods.name')} placeholder={names?.it} />
      <TextInput source={`notes.${shownLocale}`} label={t('methods.note')} placeholder={notes?.it} />
    </LanguageTabs>
  )
}

/** No selected country means all countries. */
export function CountriesInput({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const { value, change } = useField<string[]>('countries')
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const sorted = countries
    .map(code => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <fieldset className={styles.countries}>
      <legend>{t('methods.countries')}</legend>
      <p>{t(value.length === 0 ? 'methods.everywhere' : 'methods.only_there')}</p>
      <div>
        {sorted.map(({ code, name }) => (
          <Check
            key={code}
            label={name}
            checked={value.includes(code)}
            onChange={event =>
              change(event.currentTarget.checked ? [...value, code] : value.filter(other => other !== code))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

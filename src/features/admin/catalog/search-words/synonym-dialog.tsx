import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  changeSynonym,
  createSynonym,
  removeSynonym,
  type Synonym,
  type SynonymBody,
} from '@/contract/endpoints/admin/search-words.ts'
import { localeFacts, locales } from '@/contract/locales.ts'
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { useField } from '../../framework/fields/inputs.tsx'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { GuardedForm } from '../../framework/record/guarded-form.tsx'
import { SubmitButton } from '../../framework/record/submit-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './synonyms.module.css'

export type SynonymForm = SynonymBody

interface SynonymDialogProps {
  synonym: Synonym | null // null: a new one
  fresh: SynonymForm // what a new one begins with
  onClose: () => void
  onTheirs: (synonym: Synonym) => void // somebody saved first and theirs is taken
}

/** Lines that were left empty are none. */
const filled = (lines: readonly string[]): string[] => lines.map(line => line.trim()).filter(Boolean)

/** A list is one field here: what is wrong with one line is said under all of them. */
const ofList = (path: string): string => path.replace(/\.\d+$/, '')

export function SynonymDialog({ synonym, fresh, onClose, onTheirs }: SynonymDialogProps) {
  const { t } = useTranslation(['admin-words', 'react-admin'])
  const messages = useErrorMessage()
  const notify = useNotify()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const [lost, setLost] = useState<{ mine: SynonymForm; theirs: Synonym }>()
  const done = async (message: string) => {
    notify(message, { type: 'success', messageArgs: { smart_count: 1 } })
    await cache.invalidateQueries({ queryKey: ['synonyms'] })
    onClose()
  }
  const send = async (form: SynonymForm, version: string | undefined): Promise<NestedErrors | undefined> => {
    const body: SynonymForm = {
      locale: form.locale,
      words: filled(form.words),
      means: filled(form.means),
    }
    const result =
      synonym && version
        ? await call(changeSynonym, { params: { id: synonym.id }, body: { ...body, version } })
        : await call(createSynonym, { body })
    if (result.ok) {
      await done(synonym ? 'ra.notification.updated' : 'ra.notification.created')
      return undefined
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) {
      setLost({ mine: body, theirs: failure.current as Synonym })
      return undefined
    }
    refuse(failure)
    return nestedFieldErrors(
      failure.fields.map(field => ({ ...field, path: ofList(field.path) })),
      messages,
    )
  }
  const remove = async ({ id }: Synonym) => {
    const result = await call(removeSynonym, { params: { id } })
    if (result.ok) await done('ra.notification.deleted')
    else refuse(result.failure)
  }
  if (lost)
    return (
      <ConflictDialog
        mine={lost.mine}
        theirs={lost.theirs}
        base={synonym}
        onClose={() => setLost(undefined)}
        onTakeTheirs={() => onTheirs(lost.theirs)}
        onKeepMine={() => {
          setLost(undefined)
          void send(lost.mine, lost.theirs.version)
        }}
      />
    )
  return (
    <WorkDialog open onClose={onClose} width={560} title={synonym?.words[0] ?? t('synonyms.new')}>
      <GuardedForm
        record={synonym ?? fresh}
        onSubmit={(form: object) => send(form as SynonymForm, synonym?.version) as never}
      >
        <div className={styles.fields}>
          <LanguageInput />
          <LinesInput source="words" label={t('synonyms.words')} hint={t('synonyms.words_hint')} />
          <LinesInput source="means" label={t('synonyms.means')} hint={t('synonyms.means_hint')} />
        </div>
        <div className={styles.foot}>
          {synonym && (
            <Button variant="text" size="dense" onClick={() => void remove(synonym)}>
              {t('react-admin:action.delete')}
            </Button>
          )}
          <SubmitButton>{t('react-admin:action.save')}</SubmitButton>
        </div>
      </GuardedForm>
    </WorkDialog>
  )
}

function LanguageInput() {
  const { t } = useTranslation('admin-words')
  const { value, change, error } = useField<string>('locale')
  return (
    <SelectField
      dense
      label={t('synonyms.language')}
      error={error}
      value={value}
      options={locales.map(locale => ({ value: locale, label: localeFacts[locale].name }))}
      onChange={event => change(event.currentTarget.value)}
    />
  )
}

/** A list of texts, one on each line. */
function LinesInput({ source, label, hint }: { source: string; label: string; hint: string }) {
  const { value, change, name, ref, onBlur, error } = useField<readonly string[]>(source)
  return (
    <TextAreaField
      dense
      label={label}
      hint={hint}
      name={name}
      ref={ref}
      onBlur={onBlur}
      error={error}
      rows={5}
      value={value.join('\n')}
      onChange={event => change(event.currentTarget.value.split('\n'))}
    />
  )
}

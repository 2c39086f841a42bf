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
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { useField } from '../../framework/fields/inputs.tsx'
import { type RecordCalls, RecordDialog } from '../../framework/record/record-dialog.tsx'
import styles from './synonyms.module.css'

export type SynonymForm = SynonymBody

interface SynonymDialogProps {
  synonym: Synonym | null // null creates a synonym
  fresh: SynonymForm // initial values of a new synonym
  onClose: () => void
  onTheirs: (synonym: Synonym) => void // loads the version that another admin saved
}

/** Empty lines are ignored. */
const filled = (lines: readonly string[]): string[] => lines.map(line => line.trim()).filter(Boolean)

/** The list is one field, so errors of any line are shown under it. */
const ofList = (path: string): string => path.replace(/\.\d+$/, '')

const bodyFrom = ({ locale, words, means }: SynonymForm): SynonymForm => ({
  locale,
  words: filled(words),
  means: filled(means),
})

const calls: RecordCalls<Synonym, SynonymForm> = {
  create: body => call(createSynonym, { body }),
  change: (id, body) => call(changeSynonym, { params: { id }, body }),
  remove: id => call(removeSynonym, { params: { id } }),
}

export function SynonymDialog({ synonym, fresh, onClose, onTheirs }: SynonymDialogProps) {
  const { t } = useTranslation('admin-words')
  return (
    <RecordDialog
      record={synonym}
      fresh={fresh}
      title={synonym?.words[0] ?? t('synonyms.new')}
      calls={calls}
      bodyFrom={bodyFrom}
      pathOf={ofList}
      queryKey={['synonyms']}
      onClose={onClose}
      onTheirs={onTheirs}
    >
      <div className={styles.fields}>
        <LanguageInput />
        <LinesInput source="words" label={t('synonyms.words')} hint={t('synonyms.words_hint')} />
        <LinesInput source="means" label={t('synonyms.means')} hint={t('synonyms.means_hint')} />
      </div>
    </RecordDialog>
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

/** A list of texts, one per line. */
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

/** Selects an existing clip or voice or uploads a file. Plays the selected one. */
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import {
  cardFileBytes,
  clipTypes,
  soundTypes,
  uploadCardFile,
} from '@/contract/endpoints/admin/characters.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUploadSimple } from '@/ui/icon/icons.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import { SoundPlayer, VideoPlayer } from '../../framework/fields/players.tsx'
import { useSendFiles } from '../../framework/fields/use-send-files.ts'
import styles from './characters.module.css'

interface FileChoiceProps {
  source: string
  kind: 'clip' | 'sound'
  label: string
  files: readonly string[]
  hideLabel?: boolean
}

const accepted = { clip: clipTypes.join(','), sound: soundTypes.join(',') }

const nameOf = (url: string): string =>
  url
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? url

export function FileChoice({ source, kind, label, files, hideLabel }: FileChoiceProps) {
  const { t } = useTranslation('admin-goods')
  const notify = useNotify()
  const { isSending, send: sendFiles } = useSendFiles(uploadCardFile, { mostBytes: cardFileBytes })
  const { value, change, error } = useField<string | null>(source)
  const send = async (input: HTMLInputElement) => {
    await sendFiles([...(input.files ?? [])], sent => {
      if (sent.kind === kind) change(sent.url)
      else notify(t('characters.other_kind'), { type: 'error' })
    })
    input.value = ''
  }
  const all = value && !files.includes(value) ? [value, ...files] : files
  return (
    <div className={styles.file}>
      <SelectField
        dense
        hideLabel={hideLabel}
        label={label}
        error={error}
        empty={t('characters.no_file')}
        value={value ?? ''}
        options={all.map(url => ({ value: url, label: nameOf(url) }))}
        onChange={event => change(event.currentTarget.value || null)}
      />
      <label className={styles.send} data-busy={isSending}>
        <input
          type="file"
          accept={accepted[kind]}
          disabled={isSending}
          onChange={event => void send(event.currentTarget)}
        />
        <Icon of={iconUploadSimple} size={18} />
        {t(isSending ? 'characters.sending' : 'characters.send')}
      </label>
      {value && kind === 'sound' && <SoundPlayer key={value} src={value} label={nameOf(value)} />}
      {value && kind === 'clip' && <VideoPlayer key={value} src={value} label={nameOf(value)} />}
    </div>
  )
}

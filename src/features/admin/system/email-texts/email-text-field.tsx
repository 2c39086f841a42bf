import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './email-texts.module.css'

const parts = [
  'subject',
  'preheader',
  'title',
  'body',
  'button',
  'note',
  'greeting',
  'signature',
  'copy_link',
] as const
const contexts = ['nobody', 'by_hand'] as const
const oneLine: readonly string[] = ['subject', 'preheader', 'title', 'button']

interface EmailTextFieldProps {
  of: string // key of the text: `title`, `title_nobody`
  value: string
  defaultText: string
  disabled: boolean
  error: string | undefined
  onChange: (text: string) => void
  onFocus: (field: HTMLInputElement | HTMLTextAreaElement) => void
}

/** One text of an email. A text that differs from its default can be restored. */
export function EmailTextField({ of, value, defaultText, onChange, onFocus, ...rest }: EmailTextFieldProps) {
  const { t } = useTranslation('admin-words')
  const part = parts.find(name => of === name || of.startsWith(`${name}_`)) ?? 'body'
  const context = contexts.find(name => of === `${part}_${name}`)
  const text = t(`email_texts.key.${part}`)
  const shared = {
    ...rest,
    dense: true,
    name: of,
    value,
    label: context ? t(`email_texts.context.${context}`, { text }) : text,
    onFocus: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onFocus(event.currentTarget),
    onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange(event.currentTarget.value),
  }
  return (
    <div className={styles.field}>
      {oneLine.includes(part) ? <TextField {...shared} /> : <TextAreaField {...shared} rows={4} />}
      {value !== defaultText && !rest.disabled && (
        <Button variant="text" size="dense" onClick={() => onChange(defaultText)}>
          {t('email_texts.restore')}
        </Button>
      )}
    </div>
  )
}

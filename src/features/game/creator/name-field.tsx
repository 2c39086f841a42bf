import { useTranslation } from 'react-i18next'
import { creationNameLength } from '@/contract/creations.ts'
import { trimmedName } from './bench-draft.ts'
import { BenchField } from './bench-field.tsx'
import type { PartProps } from './bench-props.ts'

export function NameField({ draft, change, faults }: PartProps) {
  const { t } = useTranslation('creator')
  return (
    <BenchField
      label={t('name.label')}
      display
      value={draft.nome}
      maxLength={creationNameLength}
      placeholder={t('name.placeholder')}
      error={faults.get('nome')}
      onChange={event => {
        const nome = trimmedName(event.target.value)
        change(known => ({ ...known, nome }), 'nome')
      }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { creationNameLength } from '@/contract/endpoints/game/creations.ts'
import { trimmedName } from '../draft/edit-draft.ts'
import type { PartProps } from '../editor-props.ts'
import { EditorField } from './editor-field.tsx'

export function NameField({ draft, change, problems }: PartProps) {
  const { t } = useTranslation('creator')
  return (
    <EditorField
      label={t('name.label')}
      display
      value={draft.nome}
      maxLength={creationNameLength}
      placeholder={t('name.placeholder')}
      error={problems.get('nome')}
      onChange={event => {
        const nome = trimmedName(event.target.value)
        change(current => ({ ...current, nome }), 'nome')
      }}
    />
  )
}

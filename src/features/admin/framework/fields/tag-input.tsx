/** Tags as removable chips, with a field that adds one and suggests tags that were used before. */
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import styles from './tag-input.module.css'

interface TagInputProps {
  tags: readonly string[]
  known: readonly string[] | undefined // suggestions
  onAdd: (tag: string) => void
  onRemove: (tag: string) => void
}

/** Enter and a comma add the typed tag. */
export function TagInput({ tags, known = [], onAdd, onRemove }: TagInputProps) {
  const { t } = useTranslation('admin-sales')
  const [typed, setTyped] = useState('')
  const suggestions = useId()
  const add = () => {
    const tag = typed.trim()
    if (tag) onAdd(tag)
    setTyped('')
  }
  return (
    <div className={styles.input}>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map(tag => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={t('tags.remove', { name: tag })}
                onClick={() => onRemove(tag)}
              >
                <Icon of={iconX} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <datalist id={suggestions}>
        {known
          .filter(tag => !tags.includes(tag))
          .map(tag => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <TextField
        dense
        label={t('tags.add')}
        hint={t('tags.hint')}
        list={suggestions}
        maxLength={40}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
    </div>
  )
}

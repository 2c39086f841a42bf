import { useTranslation } from 'react-i18next'
import { Tooltip } from '@/ui/content/tooltip.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { namedIcons } from '@/ui/icon/named-icons.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import styles from './pages.module.css'

/** Selects one of the icons that content may use, or none. */
export function IconInput({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin-words')
  const { value, change } = useField<string | null>(source)
  const choices = [null, ...Object.keys(namedIcons)]
  return (
    <fieldset className={styles.icons}>
      <legend>{label}</legend>
      {choices.map(name => (
        <Tooltip key={name ?? ''} text={name ?? t('pages.no_icon')}>
          <button type="button" aria-pressed={value === name} onClick={() => change(name)}>
            <Icon of={name ? (namedIcons[name] ?? iconX) : iconX} size={20} />
          </button>
        </Tooltip>
      ))}
    </fieldset>
  )
}

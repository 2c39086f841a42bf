import { useTranslation } from 'react-i18next'
import { paletteDefaults } from '@/contract/palette.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import styles from './colour-field.module.css'
import { useField } from './inputs.tsx'

/** Optional colour: a swatch that opens the browser's picker. */
export function ColourField({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin-goods')
  const { value, change, error, isReadOnly } = useField<string | null>(source)
  return (
    <span className={styles.field} data-fault={Boolean(error)}>
      <label className={styles.swatch} data-empty={value === null} style={{ background: value ?? undefined }}>
        <input
          type="color"
          aria-label={label}
          disabled={isReadOnly}
          value={value ?? paletteDefaults.primary}
          onChange={event => change(event.currentTarget.value)}
        />
      </label>
      {value !== null && !isReadOnly && (
        <button type="button" aria-label={t('no_colour')} title={t('no_colour')} onClick={() => change(null)}>
          <Icon of={iconX} size={12} />
        </button>
      )}
    </span>
  )
}

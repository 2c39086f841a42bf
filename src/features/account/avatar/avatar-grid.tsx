import { useTranslation } from 'react-i18next'
import { avatarStyles } from '@/contract/endpoints/account/users.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import styles from './avatar-grid.module.css'

interface AvatarGridProps {
  value: number | undefined
  onChange: (style: number) => void
}

const all = Array.from({ length: avatarStyles }, (_, style) => style)

/** The nineteen built-in styles (specification notes §9) as a radio group. */
export function AvatarGrid({ value, onChange }: AvatarGridProps) {
  const { t } = useTranslation('account')
  return (
    <fieldset className={styles.grid} aria-label={t('avatar.title')}>
      {all.map(style => (
        <label key={style} className={styles.choice}>
          <input
            type="radio"
            name="avatar"
            value={style}
            checked={style === value}
            onChange={() => onChange(style)}
            aria-label={t('avatar.style', { number: style + 1 })}
          />
          <Avatar style={style} shape="arch" size={74} />
        </label>
      ))}
    </fieldset>
  )
}

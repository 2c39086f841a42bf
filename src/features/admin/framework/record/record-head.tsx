import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconArrowLeft } from '@/ui/icon/icons.ts'
import styles from './record-head.module.css'

interface RecordHeadProps {
  title: string
  listHref: string
  badges?: ReactNode
  note?: ReactNode // in a muted colour, after the badges
  actions?: ReactNode
}

/** Header of a record: back link, name, state, actions. */
export function RecordHead({ title, listHref, badges, note, actions }: RecordHeadProps) {
  const { t } = useTranslation('admin')
  return (
    <header className={styles.head}>
      <TooltipButton icon={iconArrowLeft} size={18} look="edged" label={t('back_to_list')} href={listHref} />
      <h1>{title}</h1>
      {badges}
      {note && <span className={styles.note}>{note}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

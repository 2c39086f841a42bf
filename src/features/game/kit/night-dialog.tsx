import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { useModal } from '@/ui/overlay/use-modal.ts'
import styles from './night-dialog.module.css'
import workbench from './workbench.module.css'

export interface NightDialogProps {
  open: boolean
  title: string
  note?: ReactNode // small text next to the title
  onClose: () => void
  look?: 'panel' | 'wide' | 'drawer' | 'bare' // drawer: slides in from the right; bare: the content has its own frame
  children: ReactNode
}

/** A dialog of the game's screens. Escape and a tap outside close it. */
export function NightDialog({ open, title, note, onClose, look = 'panel', children }: NightDialogProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const handlers = useModal({ open, onClose })
  return (
    <dialog
      {...handlers}
      aria-labelledby={id}
      className={classNames(styles.dialog, look !== 'panel' && styles[look], 'dark')}
    >
      {open && (
        <div className={classNames(look !== 'bare' && workbench.panel, styles.frame)}>
          <header className={styles.head}>
            <h2 id={id} className={workbench.title}>
              {title}
            </h2>
            {note && <span className={styles.note}>{note}</span>}
            <button type="button" className={workbench.round} aria-label={t('close')} onClick={onClose}>
              <Icon of={iconX} />
            </button>
          </header>
          <div className={styles.body} tabIndex={look === 'drawer' ? 0 : undefined}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  )
}

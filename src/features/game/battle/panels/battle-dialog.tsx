import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { useModal } from '@/ui/overlay/use-modal.ts'
import styles from './battle-dialog.module.css'
import panel from './panel.module.css'

interface BattleDialogProps {
  open: boolean
  title: string
  onClose: () => void
  isDrawer?: boolean // slides in from the right
  children: ReactNode
}

/** A panel of the workbench over the battle; Escape and a tap outside close it. */
export function BattleDialog({ open, title, onClose, isDrawer, children }: BattleDialogProps) {
  const { t } = useTranslation('battle')
  const id = useId()
  const handlers = useModal({ open, onClose })
  return (
    <dialog
      {...handlers}
      aria-labelledby={id}
      className={classNames(styles.dialog, isDrawer && styles.drawer)}
    >
      {open && (
        <div className={classNames(panel.panel, styles.frame)}>
          <header className={styles.head}>
            <h2 id={id} className={panel.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={t('commands.close')} onClick={onClose}>
              <Icon of={iconX} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}

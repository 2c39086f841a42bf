import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { ModalBox } from '@/ui/overlay/modal-box.tsx'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import styles from './night-dialog-box.module.css'
import workbench from './workbench.module.css'

export interface NightDialogBoxProps {
  title: string
  note?: ReactNode // small text next to the title
  onClose: () => void
  look?: 'panel' | 'wide' | 'drawer' | 'bare' | 'full' // drawer: slides in from the right; bare: the content has its own frame; full: fills the screen
  children: ReactNode
}

/** An open dialog of the game's screens. */
export function NightDialogBox({ title, note, onClose, look = 'panel', children }: NightDialogBoxProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <MuiTheme>
      <ModalBox
        titleId={id}
        onClose={onClose}
        className={classNames(styles.layer, 'dark')}
        paperClassName={classNames(styles.dialog, look !== 'panel' && styles[look])}
      >
        <div className={classNames(look !== 'bare' && look !== 'full' && workbench.panel, styles.frame)}>
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
      </ModalBox>
    </MuiTheme>
  )
}

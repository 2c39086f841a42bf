import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { iconX } from '../icon/icons.ts'
import styles from './drawer.module.css'
import { useEarlyContent } from './use-early-content.ts'
import { type ModalProps, useModal } from './use-modal.ts'

export interface DrawerProps extends ModalProps {
  title: string
  side?: 'start' | 'end' | 'bottom' // bottom: a sheet, for filters on a phone
  look?: 'plain' | 'night'
  actions?: ReactNode // footer that stays visible
  id?: string // if set, its content is rendered until the app has started, so that an earlier click can show it (`data-opens`)
  children: ReactNode
}

export function Drawer({
  title,
  side = 'start',
  look = 'plain',
  actions,
  id: ownId,
  children,
  ...modal
}: DrawerProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const handlers = useModal(modal)
  const isEarly = useEarlyContent(handlers.ref, ownId !== undefined)
  return (
    <dialog
      {...handlers}
      id={ownId}
      aria-labelledby={id}
      className={classNames(styles.drawer, styles[side], look === 'night' && styles.night)}
    >
      {(modal.open || isEarly) && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <IconButton icon={iconX} label={t('close')} data-closes="" onClick={modal.onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

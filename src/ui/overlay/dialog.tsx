import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { iconX } from '../icon/icons.ts'
import styles from './dialog.module.css'
import { type ModalProps, useModal } from './use-modal.ts'

export interface DialogProps extends ModalProps {
  title: string
  lead?: ReactNode // below the title
  width?: 440 | 500 | 560 | 600 | 720 // login 500, avatar 560, consent 600 (specification notes §9)
  picture?: ReactNode // a band above the title
  mark?: ReactNode // a small image left of the title
  actions?: ReactNode // footer that stays visible
  onX?: () => void // called by the × if it does more than close. A persistent dialog without it has no ×
  children?: ReactNode
}

/** A dialog. Below 600 px, a sheet from the bottom. The content is mounted only while it is open. */
export function Dialog({
  title,
  lead,
  width = 500,
  picture,
  mark,
  actions,
  onX,
  children,
  ...modal
}: DialogProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const handlers = useModal(modal)
  const cross = onX ?? (modal.persistent ? undefined : modal.onClose)
  return (
    <dialog
      {...handlers}
      aria-labelledby={id}
      className={styles.dialog}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      {modal.open && (
        <div className={styles.frame}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.body}>
            <div className={classNames(styles.head, cross && !picture && styles.beside)}>
              {mark}
              <div>
                <h2 id={id} className={styles.title}>
                  {title}
                </h2>
                {lead && <p className={styles.lead}>{lead}</p>}
              </div>
            </div>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {cross && (
            <IconButton
              icon={iconX}
              label={t('close')}
              onClick={cross}
              className={classNames(styles.close, Boolean(picture) && styles.onPicture)}
            />
          )}
        </div>
      )}
    </dialog>
  )
}

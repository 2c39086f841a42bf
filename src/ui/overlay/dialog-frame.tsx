import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { iconX } from '../icon/icons.ts'
import styles from './dialog-frame.module.css'
import type { ModalProps } from './use-modal.ts'

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

interface DialogFrameProps extends Omit<DialogProps, 'open' | 'width'> {
  titleId: string
}

/** Title, content and footer of a dialog. */
export function DialogFrame(props: DialogFrameProps) {
  const { titleId, title, lead, picture, mark, actions, persistent, onClose, onX, children } = props
  const { t } = useTranslation('ui')
  const cross = onX ?? (persistent ? undefined : onClose)
  return (
    <div className={styles.frame}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <div className={classNames(styles.head, cross && !picture && styles.withCross)}>
          {mark}
          <div>
            <h2 id={titleId} className={styles.title}>
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
  )
}

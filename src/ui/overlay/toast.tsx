import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheckCircleFill, iconInfo, iconWarning, iconWarningCircle, iconX } from '../icon/icons.ts'
import styles from './toast.module.css'

export type ToastTone = 'plain' | 'success' | 'info' | 'warning' | 'error'

export interface ToastProps {
  tone?: ToastTone
  picture?: ReactNode // 44 px. Replaces the icon
  action?: ReactNode // at most one: a text button or link
  onDismiss?: () => void
  isHigh?: boolean // below the header on phones, so that it covers neither a purchase bar nor a field
  children: ReactNode
}

const icons: Record<ToastTone, string | undefined> = {
  plain: undefined,
  success: iconCheckCircleFill,
  info: iconInfo,
  warning: iconWarning,
  error: iconWarningCircle,
}

/** One message on a dark bar. The store decides how long it is shown (specification notes §9: 3 s). */
export function Toast({ tone = 'plain', picture, action, onDismiss, isHigh, children }: ToastProps) {
  const { t } = useTranslation('ui')
  const icon = icons[tone]
  return (
    <div
      className={classNames(styles.toast, (tone === 'success' || tone === 'error') && styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
      data-high={isHigh || undefined}
    >
      {picture ?? (icon && <Icon of={icon} size={22} className={styles.icon} />)}
      <div className={styles.body}>
        <div className={styles.words} data-words="">
          {children}
        </div>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {onDismiss && <IconButton icon={iconX} size={18} label={t('toast.dismiss')} onClick={onDismiss} />}
    </div>
  )
}

/**
 * The container of toasts: bottom centre. It is always mounted, so that screen readers announce its content. Each new
 * toast moves it above any dialog opened since.
 */
export function ToastRegion({ children, count }: { children: ReactNode; count: number }) {
  const { t } = useTranslation('ui')
  const region = useRef<HTMLElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const element = region.current
    if (!element?.hidePopover) return
    const isOpen = element.matches(':popover-open')
    const grew = count > before.current
    before.current = count
    if (isOpen && (grew || count === 0)) element.hidePopover()
    if (grew) element.showPopover()
  }, [count])
  return (
    <section ref={region} popover="manual" aria-label={t('toast.region')} className={styles.shelf}>
      {children}
    </section>
  )
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import spoken from '../content/spoken.module.css'
import { iconX } from '../icon/icons.ts'
import styles from './popover.module.css'

export interface PopoverProps {
  open: boolean
  onClose: () => void
  trigger: ReactNode // the button it belongs to. Give it `aria-expanded={open}` and `aria-haspopup="dialog"`
  title: ReactNode
  width?: 'cart' | 'menu' // 350 (specification notes §9) or as wide as its content
  hideTitle?: boolean // for screen readers only, and no ×: for menus
  children: ReactNode
}

/** Opens below its trigger. Below 600 px, a sheet from the bottom. Escape or a click outside closes it. */
export function Popover({
  open,
  onClose,
  trigger,
  title,
  width = 'cart',
  hideTitle,
  children,
}: PopoverProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useDismiss(open, onClose, place)
  return (
    <div ref={place} className={styles.place}>
      {trigger}
      {open && (
        <>
          <div className={styles.scrim} aria-hidden="true" onClick={onClose} />
          <div role="dialog" aria-labelledby={id} className={classNames(styles.popover, styles[width])}>
            <div className={classNames(styles.head, hideTitle && spoken.spoken)}>
              <h2 id={id}>{title}</h2>
              {!hideTitle && <IconButton icon={iconX} label={t('close')} size={20} onClick={onClose} />}
            </div>
            {children}
          </div>
        </>
      )}
    </div>
  )
}

function useDismiss(open: boolean, onClose: () => void, place: { current: HTMLElement | null }) {
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close.current()
      place.current?.querySelector<HTMLElement>('button, a')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, place])
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { useChoice } from '../record/use-choice.ts'
import styles from './bulk-bar.module.css'

interface BulkBarProps {
  count?: number // if the actions concern more than the selected rows
  children: ReactNode
}

/** Bulk actions for the selected rows, floating above the page while rows are selected. */
export function BulkBar({ count, children }: BulkBarProps) {
  const { rows, forget } = useChoice()
  return rows.length === 0 ? null : (
    <Bar count={count ?? rows.length} onForget={forget}>
      {children}
    </Bar>
  )
}

interface BarProps {
  count: number
  onForget: () => void
  children: ReactNode
}

function Bar({ count, onForget, children }: BarProps) {
  const { t } = useTranslation('react-admin')
  const ref = useRef<HTMLDivElement>(null)
  useRaisedMessages(ref)
  return (
    <div ref={ref} className={styles.bulk} role="toolbar" aria-label={t('action.bulk_actions', { count })}>
      <b>{t('action.bulk_actions', { count })}</b>
      {children}
      <button type="button" aria-label={t('action.unselect')} onClick={onForget}>
        <Icon of={iconX} size={18} />
      </button>
    </div>
  )
}

const gap = 14 // px between bar and message

/** Page messages are placed above the bar, which may have several lines, and never cover its buttons. */
function useRaisedMessages(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const raise = () => style.setProperty('--message-lift', `${(bar.current?.offsetHeight ?? 0) + gap}px`)
    const watch = new ResizeObserver(raise)
    if (bar.current) watch.observe(bar.current)
    raise()
    return () => {
      watch.disconnect()
      style.removeProperty('--message-lift')
    }
  }, [bar])
}

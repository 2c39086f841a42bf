import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { neighbourTab } from './neighbour-tab.ts'
import styles from './tabs.module.css'
import { useChosenInSight } from './use-chosen-in-sight.ts'

export interface Tab<V extends string> {
  value: V
  label: ReactNode
}

export interface TabsProps<V extends string> {
  label: string // spoken name of the group
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  children: ReactNode // what the chosen tab shows
}

/** Arrows, Home and End move; the chosen tab follows the focus. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (of: V) => `${id}-${of}`
  useChosenInSight(list, '[aria-selected=true]', value)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourTab(
      tabs.map(tab => tab.value),
      value,
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[id="${tabId(next)}"]`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.value}
            id={tabId(tab.value)}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={classNames(styles.tab, tab.value === value && styles.selected)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(value)} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

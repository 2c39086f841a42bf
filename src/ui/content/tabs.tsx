import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import styles from './tabs.module.css'

export interface TabFacts<V extends string> {
  value: V
  label: ReactNode
}

export interface TabsProps<V extends string> {
  label: string // name of the group for screen readers
  tabs: readonly TabFacts<V>[]
  value: V
  onChange: (value: V) => void
  children: ReactNode // content of the selected tab
}

/** Whether the focus comes from elsewhere, for example from a dialog that closes. Only arrow keys select by focus. */
function isReturnOfFocus({ nativeEvent: event }: SyntheticEvent): boolean {
  if (!(event instanceof FocusEvent) || !(event.target instanceof Element)) return false
  const list = event.target.closest('[role="tablist"]')
  return !(event.relatedTarget instanceof Node && list?.contains(event.relatedTarget))
}

/** Arrow keys, Home and End move the focus. The selected tab follows the focus and is scrolled into view. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const tabId = (of: V) => `${id}-${of}`
  return (
    <div>
      <MuiTabs
        aria-label={label}
        value={value}
        variant="scrollable"
        scrollButtons={false}
        selectionFollowsFocus
        onChange={(event, next: V) => {
          if (!isReturnOfFocus(event)) onChange(next)
        }}
      >
        {tabs.map(tab => (
          <Tab
            key={tab.value}
            id={tabId(tab.value)}
            value={tab.value}
            label={tab.label}
            aria-controls={`${id}-panel`}
          />
        ))}
      </MuiTabs>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(value)} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'
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
        onChange={(_event, next: V) => onChange(next)}
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

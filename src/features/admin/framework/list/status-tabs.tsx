import { useRef } from 'react'
import { useListContext } from 'react-admin'
import { classNames } from '@/ui/class-names.ts'
import { useChosenInSight } from '@/ui/content/use-chosen-in-sight.ts'
import fade from './list-fade.module.css'
import styles from './status-tabs.module.css'
import { useListFilters } from './use-list-filters.ts'

export interface StatusTab {
  id: string // name of its count in the response
  label: string
  filter: Record<string, unknown> // value of the filter; empty for all rows
}

interface StatusTabsProps {
  tabs: readonly StatusTab[]
  label: string
}

/** Tabs that filter a list by status, each with its count. Other filters stay active. */
export function StatusTabs({ tabs, label }: StatusTabsProps) {
  const { meta } = useListContext()
  const { filterValues, changeFilters } = useListFilters()
  const counts = (meta as { counts?: Record<string, number> } | undefined)?.counts
  const keys = new Set(tabs.flatMap(tab => Object.keys(tab.filter)))
  const isChosen = (tab: StatusTab) => [...keys].every(key => filterValues[key] === tab.filter[key])
  const row = useRef<HTMLDivElement>(null)
  useChosenInSight(row, '[aria-pressed=true]', tabs.find(isChosen)?.id)
  const noFilter = Object.fromEntries([...keys].map(key => [key, undefined]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div ref={row} className={classNames(fade.onPhone, styles.tabs)} role="group" aria-label={label}>
      {tabs.map(tab => (
        <button
          key={tab.id}
          type="button"
          className={styles.tab}
          aria-pressed={isChosen(tab)}
          onClick={() => changeFilters({ ...noFilter, ...tab.filter })}
        >
          {tab.label}
          {counts?.[tab.id] !== undefined && <small>{counts[tab.id]}</small>}
        </button>
      ))}
    </div>
  )
}

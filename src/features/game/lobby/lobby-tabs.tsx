/** Tabs of the three panels where only one panel fits. Tab reaches the selected one; arrows move between them. */
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { iconCardsThree, iconTrophy } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUsers } from '@/ui/icon/icons.ts'
import type { LobbyTab } from './lobby-props.ts'
import styles from './lobby-tabs.module.css'

const tabs: readonly { tab: LobbyTab; icon: string }[] = [
  { tab: 'players', icon: iconUsers },
  { tab: 'tables', icon: iconCardsThree },
  { tab: 'ladder', icon: iconTrophy },
]

interface LobbyTabsProps {
  chosen: LobbyTab
  tables: number // shown next to their name if not 0
  onChoose(tab: LobbyTab): void
}

const idOf = (tab: LobbyTab) => `lobby-tab-${tab}`

export function LobbyTabs({ chosen, tables, onChoose }: LobbyTabsProps) {
  const { t } = useTranslation('lobby')
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ tab }) => tab === chosen)
    const to = tabs[(at + by + tabs.length) % tabs.length]
    if (by === 0 || !to) return
    event.preventDefault()
    onChoose(to.tab)
    document.getElementById(idOf(to.tab))?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('title')} onKeyDown={turn}>
      {tabs.map(({ tab, icon }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={idOf(tab)}
          aria-selected={chosen === tab}
          aria-controls={`lobby-${tab}`}
          tabIndex={chosen === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab)}
        >
          <Icon of={icon} size={20} />
          <span>{t(`tab.${tab}`)}</span>
          {tab === 'tables' && tables > 0 && <b className={styles.count}>{tables}</b>}
        </button>
      ))}
    </div>
  )
}

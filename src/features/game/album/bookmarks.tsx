import type { CSSProperties } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardType, codeName, elements } from '@/contract/endpoints/game/characters.ts'
import { typeLooks } from '@/design/card/card-look.ts'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import styles from './bookmarks.module.css'

export interface BookmarksProps {
  type: string // slug of the active type, '' for none
  onType(type: string): void
}

const colours = (type: CardType) =>
  ({ '--light': typeLooks[type].light, '--dark': typeLooks[type].dark }) as CSSProperties

/** Tabs at the edge of the book, one per type. The list scrolls if they do not fit. */
export function Bookmarks({ type, onType }: BookmarksProps) {
  const { t } = useTranslation(['album', 'game'])
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = type ? strip.current?.querySelector<HTMLElement>(`[data-type="${type}"]`) : null
    const list = strip.current
    if (chosen && list) list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.clientHeight) / 2
  }, [type])
  return (
    <nav ref={strip} className={styles.strip} aria-label={t('bookmarks')}>
      {elements.map(element => {
        const slug = codeName(element)
        const isOn = slug === type
        return (
          <button
            key={element}
            type="button"
            data-type={slug}
            style={colours(element)}
            aria-pressed={isOn}
            aria-label={t(`type.${slug}`, { ns: 'game' })}
            title={t(`type.${slug}`, { ns: 'game' })}
            onClick={() => onType(isOn ? '' : slug)}
          >
            <span>
              <Icon of={elementIcons[element]} size={19} />
            </span>
          </button>
        )
      })}
    </nav>
  )
}

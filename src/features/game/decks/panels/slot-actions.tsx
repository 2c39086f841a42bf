import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { iconCaretLeft, iconCaretRight, iconInfo, iconTrash } from '@/ui/icon/icons.ts'
import { nameIn } from '../../kit/character-words.ts'
import { RoundButton } from '../../kit/round-button.tsx'
import type { DraftAction } from '../draft/deck-draft.ts'
import styles from './deck-panel.module.css'

export interface SlotActionsProps {
  character: Character
  at: number
  count: number // number of cards in the deck
  locale: Locale
  change(action: DraftAction): void
  onLook(card: number): void
}

/** Actions on the selected card of the deck without dragging. */
export function SlotActions({ character, at, count, locale, change, onLook }: SlotActionsProps) {
  const { t } = useTranslation('decks')
  const name = nameIn(character, locale)
  const card = character.numero_carta
  const actions = [
    {
      icon: iconCaretLeft,
      label: t('move_left', { name }),
      off: at === 0,
      act: () => change({ type: 'move', card, to: at - 1 }),
    },
    {
      icon: iconCaretRight,
      label: t('move_right', { name }),
      off: at === count - 1,
      act: () => change({ type: 'move', card, to: at + 1 }),
    },
    { icon: iconInfo, label: t('look_at', { name }), off: false, act: () => onLook(card) },
    {
      icon: iconTrash,
      label: t('take_out', { name }),
      off: false,
      act: () => change({ type: 'remove', card }),
    },
  ]
  return (
    <div className={styles.slotActions}>
      <b>{name}</b>
      <div>
        {actions.map(({ icon, label, off, act }) => (
          <RoundButton key={icon} icon={icon} label={label} disabled={off} onClick={act} />
        ))}
      </div>
    </div>
  )
}

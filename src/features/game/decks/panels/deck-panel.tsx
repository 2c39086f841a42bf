/** The edited deck: name, six slots, stats, and a button that states what is missing. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconSword } from '@/ui/icon/icons.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import workbench from '../../kit/workbench.module.css'
import { type DeckDraft, type DraftAction, nameLimit } from '../draft/deck-draft.ts'
import { type DeckVerdict, problemText } from '../draft/problem-text.ts'
import type { DropPlace } from '../drag/drag-places.ts'
import { DeckBars } from './deck-bars.tsx'
import styles from './deck-panel.module.css'
import { DeckSlots } from './deck-slots.tsx'
import { SlotActions } from './slot-actions.tsx'

export interface DeckPanelProps {
  draft: DeckDraft
  cards: readonly Character[]
  owned: ReadonlySet<number>
  verdict: DeckVerdict
  isUnsaved: boolean
  busy: boolean
  picked: number | null
  over: DropPlace
  carried: number | null
  playHref: string
  locale: Locale
  change(action: DraftAction): void
  onPick(card: number | null): void
  onLook(card: number): void
  onSave(): void
}

export function DeckPanel(props: DeckPanelProps) {
  const { draft, cards, picked, over, locale, change, onLook } = props
  const { t } = useTranslation('decks')
  const at = draft.cards.indexOf(picked ?? 0)
  const card = at < 0 ? undefined : cards[at]
  return (
    <section
      data-deck
      className={classNames(workbench.panel, styles.panel, over !== null && styles.over)}
      aria-label={draft.name || t('untitled')}
    >
      <div className={styles.head}>
        <input
          className={styles.name}
          aria-label={t('name')}
          placeholder={t('untitled')}
          value={draft.name}
          maxLength={nameLimit}
          autoComplete="off"
          enterKeyHint="done"
          onChange={event => change({ type: 'rename', name: event.target.value })}
          onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <b className={classNames(styles.count, cards.length === deckSize && styles.whole)}>
          {t('count', { count: cards.length })}
        </b>
      </div>
      <DeckSlots {...props} />
      {card ? (
        <SlotActions
          character={card}
          at={at}
          count={cards.length}
          locale={locale}
          change={change}
          onLook={onLook}
        />
      ) : (
        <DeckBars cards={cards} locale={locale} />
      )}
      <PanelButton {...props} />
    </section>
  )
}

/** The only button of the panel: what is missing, “save” or “play”. */
function PanelButton({ verdict, isUnsaved, busy, playHref, onSave }: DeckPanelProps) {
  const { t } = useTranslation(['decks', 'game'])
  if (verdict.problems.length > 0)
    return (
      <BrassButton full disabled className={styles.button}>
        {problemText(t, verdict)}
      </BrassButton>
    )
  if (isUnsaved)
    return (
      <BrassButton full look="primary" className={styles.button} busy={busy} onClick={onSave}>
        {t('save')}
      </BrassButton>
    )
  return (
    <BrassButton full look="primary" icon={iconSword} className={styles.button} href={playHref}>
      {t('play')}
    </BrassButton>
  )
}

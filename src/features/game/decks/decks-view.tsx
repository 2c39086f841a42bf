/** The deck builder (picture game-11): one's cards on a shelf, the deck on the bench beside it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { GameRoom, RoomBar } from '../kit/game-room.tsx'
import { BuilderDialogs } from './builder-dialogs.tsx'
import { DeckPanel } from './deck-panel.tsx'
import styles from './decks-view.module.css'
import type { DecksViewProps } from './decks-view-props.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { HoverCard, useHoverCard } from './hover-card.tsx'
import { NothingOnShelf } from './nothing-on-shelf.tsx'
import { SharedNote } from './shared-note.tsx'
import { Shelf } from './shelf.tsx'
import { chooseHeld, type ShelfChoice, wholeShelf } from './shelf-filter.ts'
import { ShelfTools } from './shelf-tools.tsx'
import { useCardDrag } from './use-card-drag.ts'
import { useDeckRoom } from './use-deck-room.ts'

export function DecksView(props: DecksViewProps) {
  const { held, locale, linkTo, shared } = props
  const { t } = useTranslation('decks')
  const room = useDeckRoom(props)
  const [choice, setChoice] = useState<ShelfChoice>(wholeShelf)
  const [isSearching, setSearching] = useState(false)
  const [open, setOpen] = useState<'filters' | 'list' | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const [looking, setLooking] = useState<number | null>(null)
  const drag = useCardDrag({ onDrop: room.drop, onHold: setLooking })
  const hover = useHoverCard(drag.carried !== null || looking !== null || open !== null)
  const shown = chooseHeld(held, choice, locale)
  const carried = drag.carried && room.byNumber.get(drag.carried.card)
  const large = hover.hovered && room.byNumber.get(hover.hovered.card)
  return (
    <GameRoom ground="planks">
      <div
        className={classNames(styles.builder, drag.carried && styles.carrying)}
        {...drag.handlers}
        {...hover.handlers}
      >
        <RoomBar
          title={t('title')}
          back={linkTo('game')}
          className={classNames(styles.bar, isSearching && styles.searching)}
        >
          <ShelfTools
            choice={choice}
            isSearching={isSearching}
            onSearching={setSearching}
            onChoose={setChoice}
            onFilters={() => setOpen('filters')}
            onDecks={() => setOpen('list')}
          />
        </RoomBar>
        <div className={styles.left}>
          {shared && <SharedNote cards={room.cards} owned={room.owned} href={linkTo('decks')} />}
          {shown.length > 0 ? (
            <Shelf
              cards={shown}
              chosen={new Set(room.draft.cards)}
              carried={drag.carried?.card ?? null}
              locale={locale}
              onToggle={room.toggle}
              onLook={setLooking}
            />
          ) : (
            <NothingOnShelf
              isEmpty={held.length === 0}
              packs={linkTo('pack')}
              onReset={() => setChoice(wholeShelf)}
            />
          )}
        </div>
        <DeckPanel
          draft={room.draft}
          cards={room.cards}
          owned={room.owned}
          verdict={room.verdict}
          isUnsaved={room.unsaved}
          busy={room.busy}
          picked={picked}
          over={drag.over}
          carried={drag.carried?.card ?? null}
          playHref={`${linkTo('prepare')}?deck=${room.draft.id ?? ''}`}
          locale={locale}
          change={room.change}
          onPick={setPicked}
          onLook={setLooking}
          onSave={() => void room.save()}
        />
        {carried && (
          <div ref={drag.ghost} className={styles.ghost} aria-hidden="true">
            <CharacterCard character={carried} locale={locale} size="mini" still spare />
          </div>
        )}
        {hover.hovered && large && <HoverCard hovered={hover.hovered} character={large} locale={locale} />}
        <Spoken>
          <span role="status">{room.said}</span>
        </Spoken>
      </div>
      <FilterDrawer
        open={open === 'filters'}
        held={held}
        shown={shown.length}
        choice={choice}
        onChoose={setChoice}
        onClose={() => setOpen(null)}
      />
      <BuilderDialogs
        {...props}
        room={room}
        isList={open === 'list'}
        onList={isOpen => setOpen(isOpen ? 'list' : null)}
        looking={looking}
        onLook={setLooking}
      />
    </GameRoom>
  )
}

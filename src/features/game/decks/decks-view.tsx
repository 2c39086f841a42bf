/** The deck builder: the player's cards in a list, the deck next to it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import type { DecksViewProps } from './deck-builder-config.ts'
import styles from './decks-view.module.css'
import { BuilderDialogs } from './dialogs/builder-dialogs.tsx'
import { useCardDrag } from './drag/use-card-drag.ts'
import { CardList } from './panels/card-list.tsx'
import { type CardListChoice, chooseHeld, noCardFilter } from './panels/card-list-filter.ts'
import { CardListTools } from './panels/card-list-tools.tsx'
import { DeckPanel } from './panels/deck-panel.tsx'
import { EmptyCardList } from './panels/empty-card-list.tsx'
import { FilterDrawer } from './panels/filter-drawer.tsx'
import { HoverCard, useHoverCard } from './panels/hover-card.tsx'
import { SharedNote } from './panels/shared-note.tsx'
import { useDeckBuilder } from './use-deck-builder.ts'

export function DecksView(props: DecksViewProps) {
  const { ownedCards, locale, linkTo, shared } = props
  const { t } = useTranslation('decks')
  const controller = useDeckBuilder(props)
  const [choice, setChoice] = useState<CardListChoice>(noCardFilter)
  const [isSearching, setSearching] = useState(false)
  const [open, setOpen] = useState<'filters' | 'list' | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const [looking, setLooking] = useState<number | null>(null)
  const drag = useCardDrag({ onDrop: controller.drop, onHold: setLooking })
  const hover = useHoverCard(drag.carried !== null || looking !== null || open !== null)
  const visibleCards = chooseHeld(ownedCards, choice, locale)
  const carried = drag.carried && controller.byNumber.get(drag.carried.card)
  const large = hover.hovered && controller.byNumber.get(hover.hovered.card)
  return (
    <WorkbenchLayout ground="planks">
      <div
        className={classNames(styles.builder, drag.carried && styles.carrying)}
        {...drag.handlers}
        {...hover.handlers}
      >
        <WorkbenchBar
          title={t('title')}
          back={linkTo('game')}
          className={classNames(styles.bar, isSearching && styles.searching)}
        >
          <CardListTools
            choice={choice}
            isSearching={isSearching}
            onSearching={setSearching}
            onChoose={setChoice}
            onFilters={() => setOpen('filters')}
            onDecks={() => setOpen('list')}
          />
        </WorkbenchBar>
        <div className={styles.left}>
          {shared && <SharedNote cards={controller.cards} owned={controller.owned} href={linkTo('decks')} />}
          {visibleCards.length > 0 ? (
            <CardList
              cards={visibleCards}
              chosen={new Set(controller.draft.cards)}
              carried={drag.carried?.card ?? null}
              locale={locale}
              onToggle={controller.toggle}
              onLook={setLooking}
            />
          ) : (
            <EmptyCardList
              isEmpty={ownedCards.length === 0}
              packs={linkTo('pack')}
              onReset={() => setChoice(noCardFilter)}
            />
          )}
        </div>
        <DeckPanel
          draft={controller.draft}
          cards={controller.cards}
          owned={controller.owned}
          verdict={controller.verdict}
          isUnsaved={controller.unsaved}
          busy={controller.busy}
          picked={picked}
          over={drag.over}
          carried={drag.carried?.card ?? null}
          playHref={`${linkTo('prepare')}?deck=${controller.draft.id ?? ''}`}
          locale={locale}
          change={controller.change}
          onPick={setPicked}
          onLook={setLooking}
          onSave={() => void controller.save()}
        />
        {carried && (
          <div ref={drag.ghost} className={styles.ghost} aria-hidden="true">
            <CharacterCard character={carried} locale={locale} size="mini" still spare />
          </div>
        )}
        {hover.hovered && large && <HoverCard hovered={hover.hovered} character={large} locale={locale} />}
        <Spoken>
          <span role="status">{controller.said}</span>
        </Spoken>
      </div>
      <FilterDrawer
        open={open === 'filters'}
        ownedCards={ownedCards}
        matches={visibleCards.length}
        choice={choice}
        onChoose={setChoice}
        onClose={() => setOpen(null)}
      />
      <BuilderDialogs
        {...props}
        controller={controller}
        isList={open === 'list'}
        onList={isOpen => setOpen(isOpen ? 'list' : null)}
        looking={looking}
        onLook={setLooking}
      />
    </WorkbenchLayout>
  )
}

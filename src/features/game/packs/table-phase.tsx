import { type RefObject, useEffect, useRef } from 'react'
import type { OpenedCard, PackOpening } from '@/contract/packs.ts'
import { Carousel } from './carousel.tsx'
import { Fan } from './fan.tsx'
import { InHand } from './in-hand.tsx'
import { NoPacks } from './no-packs.tsx'
import type { PacksViewProps } from './packs-props.ts'
import { Result } from './result.tsx'
import { Summary } from './summary.tsx'
import type { PacksRoom } from './use-packs-room.ts'

interface TablePhaseProps extends Pick<PacksViewProps, 'types' | 'guarantees' | 'locale' | 'linkTo'> {
  room: PacksRoom
  element: RefObject<HTMLElement | null> // holds the controls of the phase
  onOdds(): void
  onRedeem(): void
  onInspect(card: OpenedCard): void
  onVerify(openings: readonly PackOpening[]): void
}

/** The controls of what is going on. */
export function TablePhase({ room, element, types, guarantees, locale, linkTo, ...on }: TablePhaseProps) {
  const { plan, conductor, chosen, left, characterOf } = room
  const { table, isPlaying } = conductor
  const isTearing = table.phase === 'summary' && isPlaying // the list comes when the packs are open
  useFocusOn(element, isTearing ? 'tearing' : table.phase)
  const albumOf = ({ numero_carta }: OpenedCard) => `${linkTo('album')}?card=${numero_carta}`
  const ends = {
    left,
    locale,
    characterOf,
    albumOf,
    onInspect: on.onInspect,
    onVerify: () => on.onVerify(table.openings),
    onClose: conductor.close,
  }
  switch (table.phase) {
    case 'carousel':
      if (!chosen) return <NoPacks shop={linkTo('shop')} onRedeem={on.onRedeem} />
      return (
        <Carousel
          groups={room.shelf}
          chosen={chosen.rarity}
          types={types}
          guarantees={guarantees}
          plan={plan}
          locale={locale}
          onChoose={room.select}
          onOpen={room.open}
          onOdds={on.onOdds}
        />
      )
    case 'hand':
      return <InHand table={table} plan={plan} onTear={room.tear} onSkip={conductor.skip} />
    case 'fan':
      return (
        <Fan
          conductor={conductor}
          plan={plan}
          locale={locale}
          characterOf={characterOf}
          onTurn={room.turn}
          onGoOn={room.goOn}
        />
      )
    case 'result':
      return (
        <Result
          {...ends}
          seats={table.seats}
          isPlaying={isPlaying}
          plan={plan}
          onAnother={() => room.open(1, table.chosen)}
        />
      )
    case 'summary':
      if (isTearing) return null
      return (
        <Summary
          {...ends}
          openings={table.openings}
          onMore={() => room.open(Math.min(left, table.held.length), table.chosen)}
        />
      )
  }
}

/** A new phase puts the focus on its first control, where the old one's has gone. */
function useFocusOn(element: RefObject<HTMLElement | null>, phase: string) {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [element, phase])
}

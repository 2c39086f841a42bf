import { type RefObject, useEffect, useRef } from 'react'
import type { OpenedCard, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { Carousel } from './carousel.tsx'
import { Fan } from './fan.tsx'
import { InHand } from './in-hand.tsx'
import { NoPacks } from './no-packs.tsx'
import type { PacksViewProps } from './packs-props.ts'
import { Result } from './result.tsx'
import { Summary } from './summary.tsx'
import type { PacksController } from './use-packs-controller.ts'

interface TablePhaseProps extends Pick<PacksViewProps, 'types' | 'guarantees' | 'locale' | 'linkTo'> {
  controller: PacksController
  element: RefObject<HTMLElement | null> // contains the controls of the phase
  onOdds(): void
  onRedeem(): void
  onInspect(card: OpenedCard): void
  onVerify(openings: readonly PackOpening[]): void
  guest?: GuestEnd // for a welcome pack, which is the only one
}

/** Links from a guest's cards: an account keeps them. */
export interface GuestEnd {
  keepHref: string
  onClose(): void
}

/** The controls of the current phase. */
export function TablePhase({
  controller,
  element,
  types,
  guarantees,
  locale,
  linkTo,
  ...on
}: TablePhaseProps) {
  const { plan, conductor, chosen, unopened, characterOf } = controller
  const { table, isPlaying } = conductor
  const isTearing = table.phase === 'summary' && isPlaying // the list is shown when the packs are open
  useFocusOn(element, isTearing ? 'tearing' : table.phase)
  const albumOf = ({ numero_carta }: OpenedCard) => `${linkTo('album')}?card=${numero_carta}`
  const ends = {
    unopened,
    locale,
    characterOf,
    albumOf,
    onInspect: on.onInspect,
    onVerify: () => on.onVerify(table.openings),
    onClose: on.guest?.onClose ?? conductor.close,
    keepHref: on.guest?.keepHref,
  }
  switch (table.phase) {
    case 'carousel':
      if (on.guest && !chosen) return null // an already opened pack is shown directly
      if (!chosen) return <NoPacks shop={linkTo('shop')} onRedeem={on.onRedeem} />
      return (
        <Carousel
          groups={controller.carousel}
          chosen={chosen.rarity}
          types={types}
          guarantees={guarantees}
          plan={plan}
          locale={locale}
          onChoose={controller.select}
          onOpen={controller.open}
          onOdds={on.onOdds}
        />
      )
    case 'hand':
      return <InHand table={table} plan={plan} onTear={controller.tear} onSkip={conductor.skip} />
    case 'fan':
      return (
        <Fan
          conductor={conductor}
          plan={plan}
          locale={locale}
          characterOf={characterOf}
          onTurn={controller.turn}
          onGoOn={controller.goOn}
        />
      )
    case 'result':
      return (
        <Result
          {...ends}
          seats={table.seats}
          isPlaying={isPlaying}
          plan={plan}
          onAnother={() => controller.open(1, table.chosen)}
        />
      )
    case 'summary':
      if (isTearing) return null
      return (
        <Summary
          {...ends}
          openings={table.openings}
          onMore={() => controller.open(Math.min(unopened, table.packs.length), table.chosen)}
        />
      )
  }
}

/** Moves the focus to the first control of a new phase if the previous one is gone. */
function useFocusOn(element: RefObject<HTMLElement | null>, phase: string) {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [element, phase])
}

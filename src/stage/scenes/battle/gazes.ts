import type { Container, FederatedPointerEvent } from 'pixi.js'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { middleOf, type ZoneActor } from '../../choreography/actors.ts'
import type { Spot } from '../../layout/layout.ts'
import { EYE_HEIGHT } from '../../pieces/creature.ts'

/** Where both creatures look: at the finger while it is down, at the chosen card, otherwise at each other. */
export class Gazes {
  private finger: Spot | null = null
  private selectedCard: number | null = null

  /** @param view receives the pointer events of the table; @param placeOf place of a card of the own hand */
  constructor(
    view: Container,
    private readonly own: ZoneActor,
    private readonly rival: ZoneActor,
    private readonly placeOf: (id: number) => Spot,
  ) {
    const at = (event: FederatedPointerEvent) => this.follow(event.getLocalPosition(view))
    view.on('pointerdowncapture', at) // a control ends the event before it reaches the table
    view.on('globalpointermove', event => {
      if (this.finger) at(event)
    })
    for (const end of ['pointerupcapture', 'pointerupoutsidecapture', 'pointercancelcapture'] as const)
      view.on(end, () => this.follow(null))
  }

  /** A choreography may have turned them elsewhere: they look back when their target changes, and at rest. */
  show({ selectedCard }: BattleSnapshot, isAtRest: boolean): void {
    if (!isAtRest && selectedCard === this.selectedCard) return
    this.selectedCard = selectedCard
    this.look()
  }

  private follow(finger: Spot | null) {
    this.finger = finger
    this.look()
  }

  private look() {
    const { own, rival, finger, selectedCard } = this
    const card = selectedCard === null ? null : this.placeOf(selectedCard)
    own.creature.lookAt(finger ?? card ?? middleOf(rival, EYE_HEIGHT))
    rival.creature.lookAt(finger ?? middleOf(own, EYE_HEIGHT))
  }
}

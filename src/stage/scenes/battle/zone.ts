import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { ZoneActor } from '../../choreography/actors.ts'
import type { Side } from '../../draw/palette.ts'
import type { ZoneLayout } from '../../layout/layout.ts'
import { Creature } from '../../pieces/creature.ts'
import { changeAsked } from './energy-look.ts'
import { FlatCard } from './flat-card.ts'
import { Identity } from './identity.ts'
import { RuneRing } from './rune-ring.ts'
import { SeatPlate } from './seat-plate.ts'

/** One player's half of the table: ring, card, creature, plate and identity. */
export class Zone implements ZoneActor {
  readonly floor = new Container()
  readonly ring: RuneRing
  readonly card: FlatCard
  readonly creature: Creature
  readonly plate: SeatPlate
  readonly identity: Identity | null
  readonly feet: { x: number; y: number }
  readonly hit: { x: number; y: number }
  private activeId: number | null = null

  constructor(
    kit: Kit,
    private readonly side: Side,
    layout: ZoneLayout,
  ) {
    this.feet = { x: layout.creature.x, y: layout.creature.y }
    this.hit = layout.hit
    this.ring = new RuneRing(kit, side, layout.ring)
    this.card = new FlatCard(kit, layout.card)
    this.creature = new Creature(kit, layout.creature, side === 'rival')
    this.plate = new SeatPlate(kit, layout.plate, () => this.inspect(kit))
    this.identity = layout.identity && new Identity(kit, side, layout.identity)
    this.floor.addChild(this.ring, this.card)
    const { h, reach } = layout.creature
    makePressable(
      this.creature,
      { x: -reach, y: -h, w: reach * 2, h: h * 1.1 },
      { touch: kit.touch, tap: () => this.tap(kit), hold: () => this.inspect(kit) },
    )
  }

  get tall(): number {
    return this.creature.tall
  }

  get bar() {
    return this.plate.bar
  }

  /** The action of a tap on this creature; set with each picture. */
  private tapMeans: (() => void) | null = null

  /** Updates texts and numbers; creature and card keep their pose. */
  refresh(picture: BattleSnapshot, kit: Kit): void {
    const seat = picture[this.side]
    const chosen = picture.moves.find(move => move.index === picture.selectedMove)
    const targeted = this.side === 'rival' && chosen?.preview
    const called = this.side === 'own' && changeAsked(picture) ? (picture.facts?.change ?? null) : null
    this.activeId = seat.active?.id ?? null
    this.plate.show(seat.active, targeted ? targeted.pvAfter : (called?.pvAfter ?? null))
    this.identity?.show(seat)
    this.creature.showStatuses(seat.active?.statuses ?? [])
    this.creature.health = seat.active ? seat.active.pv / seat.active.pvMax : 1
    this.tapMeans =
      targeted && picture.canAct ? () => kit.gesture({ type: 'confirm-move', index: chosen.index }) : null
  }

  /** Draws the whole half at rest. */
  rest(picture: BattleSnapshot): void {
    const { active } = picture[this.side]
    this.creature.showCard(active)
    this.card.showCard(active)
    this.card.alpha = 1
    this.plate.alpha = 1
    this.ring.light = picture.toMove === this.side ? 1 : 0.25
  }

  tick(seconds: number): void {
    this.ring.tick(seconds)
    this.creature.tick(seconds)
    this.plate.bar.draw()
  }

  private tap(kit: Kit) {
    if (this.tapMeans) this.tapMeans()
    else this.inspect(kit)
  }

  private inspect(kit: Kit) {
    if (this.activeId !== null) kit.gesture({ type: 'inspect', id: this.activeId })
  }
}

/**
 * The whole battle on screen. `show` draws a picture at rest. Between two pictures choreographies move its actors. A
 * scene is built for one size and destroyed when the size changes; no part of it can change its layout.
 */
import { Container, Graphics, Sprite } from 'pixi.js'
import { DragField } from '../../app/drag-field.ts'
import type { Kit } from '../../app/kit.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { BattleActors, MarkLook, Pose } from '../../choreography/actors.ts'
import { otherSide } from '../../choreography/script.ts'
import { drawGlow } from '../../draw/fx-art.ts'
import type { Side } from '../../draw/palette.ts'
import { Effects } from '../../effects/effects.ts'
import type { BattleLayout, Spot } from '../../layout/layout.ts'
import { Board } from './board.ts'
import { Camera } from './camera.ts'
import { ChooseNext } from './choose-next.ts'
import { DropRing } from './drop-ring.ts'
import { EdgeSign } from './edge-sign.ts'
import { spendOf } from './energy-look.ts'
import { EnergyTube } from './energy-tube.ts'
import { Gazes } from './gazes.ts'
import { Hand } from './hand.ts'
import { HeatGlow } from './heat-glow.ts'
import { Hud } from './hud.ts'
import { InfoColumn } from './info-column.ts'
import { type LaidMark, Marks } from './marks.ts'
import { MoveAim } from './move-aim.ts'
import { MoveTiles } from './move-tiles.ts'
import { OutcomeView } from './outcome-view.ts'
import { RivalTeam } from './rival-team.ts'
import { TargetMark } from './target-mark.ts'
import { Zone } from './zone.ts'

export class BattleScene implements BattleActors {
  readonly view = new Container()
  readonly own: Zone
  readonly rival: Zone
  readonly camera = new Camera()
  readonly veil: Graphics
  readonly pool: Sprite
  readonly effects: Effects
  readonly outcome: OutcomeView
  readonly hud: Hud
  readonly controls = new Container()
  readonly bannerSpot: Spot
  private readonly creatures = new Container()
  private readonly hand: Hand
  private readonly rivalHand: RivalTeam
  private readonly tiles: MoveTiles
  private readonly column: InfoColumn | null
  private readonly tube: EnergyTube | null
  private readonly drags: DragField
  private readonly dropRing: DropRing
  private readonly mark: TargetMark
  private readonly aim: MoveAim
  private readonly choose: ChooseNext
  private readonly edge: EdgeSign | null
  private readonly heat: HeatGlow | null
  private readonly gazes: Gazes
  private readonly marks: Marks
  private picture: BattleSnapshot | null = null

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
    laid: LaidMark[],
  ) {
    this.own = new Zone(kit, 'own', plan.own)
    this.rival = new Zone(kit, 'rival', plan.rival)
    this.effects = new Effects(kit, plan)
    this.outcome = new OutcomeView(kit, plan)
    this.veil = darkness(plan)
    this.bannerSpot = { x: plan.clock.x, y: plan.clock.y }
    this.pool = lightPool(kit, plan)
    this.hud = new Hud(kit, plan)
    this.drags = new DragField(this.view, kit)
    this.dropRing = new DropRing(kit, plan.own)
    this.mark = new TargetMark(kit, plan)
    this.aim = new MoveAim(kit, plan, this.own.creature)
    this.hand = new Hand(kit, plan.hand, this.drags, this.dropRing)
    this.rivalHand = new RivalTeam(kit, plan.rivalHand)
    this.tube = plan.tube && new EnergyTube(kit, plan.tube)
    this.tiles = new MoveTiles(kit, plan.tiles, this.drags, {
      rival: this.mark,
      own: this.dropRing,
      aim: this.aim,
    })
    this.column = plan.column && new InfoColumn(kit, plan.column)
    this.choose = new ChooseNext(kit, plan)
    this.edge = plan.edge && new EdgeSign(kit, plan.edge)
    this.heat = plan.heat && new HeatGlow(kit, plan)
    this.marks = new Marks(kit, plan, laid)
    this.setStage(new Board(kit, plan))
    this.gazes = new Gazes(this.view, this.own, this.rival, id => this.hand.placeOf(id))
    this.reveal(false)
  }

  /** Draws `picture` at rest and ends any animation. Remaining effects may run out. */
  show(picture: BattleSnapshot): void {
    this.camera.reset()
    this.slowDown(1)
    this.hud.y = 0
    this.veil.alpha = 0
    this.outcome.alpha = 1
    this.hud.alpha = 1
    this.controls.alpha = 1
    this.pool.position.copyFrom(this.poolSpot(picture.toMove))
    this.drags.letGo()
    this.own.rest(picture)
    this.rival.rest(picture)
    this.refresh(picture)
    this.gazes.show(picture, true)
  }

  refresh(picture: BattleSnapshot): void {
    if (!this.picture) this.reveal(true)
    this.picture = picture
    this.own.refresh(picture, this.kit)
    this.rival.refresh(picture, this.kit)
    this.hand.show(picture)
    this.rivalHand.show(picture.rival)
    this.tiles.show(picture)
    this.tube?.show(picture.own.energy ?? 0, spendOf(picture), picture.facts?.nextEnergy ?? 0)
    this.hud.show(picture)
    this.column?.show(picture)
    this.edge?.show(picture)
    this.heat?.show(picture)
    this.mark.show(picture)
    this.choose.show(picture)
    this.outcome.show(picture)
    this.gazes.show(picture, false)
    this.clearTable(picture)
  }

  /** Shows only the empty table until the first picture, because objects without data would look broken. */
  private reveal(isLaid: boolean) {
    const [, ...onTable] = this.camera.children
    const over = this.view.children.filter(piece => piece !== this.camera)
    for (const piece of [...onTable, ...over]) piece.renderable = isLaid
  }

  /** Hides what does not fit next to the choice of a card or the result. */
  private clearTable(picture: BattleSnapshot) {
    const over = picture.outcome !== null
    const busy = over || picture.selecting
    this.hud.visible = !busy
    this.controls.visible = !busy
    for (const { plate } of [this.own, this.rival]) plate.visible &&= !busy
    for (const piece of [this.creatures, this.own.floor, this.rival.floor, this.pool]) piece.visible = !over
    if (this.column) this.column.visible = !busy
  }

  tick(seconds: number): void {
    this.camera.place()
    this.own.tick(seconds)
    this.rival.tick(seconds)
    if (this.outcome.visible) this.outcome.tick(seconds)
    this.mark.tick(seconds)
    this.heat?.tick(seconds)
    this.tickClocks(seconds)
  }

  tickClocks(seconds: number): void {
    this.hud.tick(seconds)
    this.choose.tick(seconds)
  }

  /** Returns true in the last seconds of a clock, whose light pulses in every frame. */
  isUrgent(): boolean {
    return this.hud.visible ? this.hud.medallion.isAlarmed() : this.choose.isUrgent()
  }

  /** Creatures at rest must not have closed eyes. */
  openEyes(): void {
    this.own.creature.openEyes()
    this.rival.creature.openEyes()
  }

  get pill() {
    return this.hud.pill
  }

  get medallion() {
    return this.hud.medallion
  }

  energy(side: Side): { shown: number } | null {
    return side === 'own' ? this.tube : (this.rival.identity?.energy ?? null)
  }

  score(side: Side) {
    return this.hud.score?.half(side) ?? null
  }

  scoreSpot(side: Side): Spot {
    return this.plan.score?.[side] ?? this.bannerSpot
  }

  leaveMark(side: Side, offset: Spot, look: MarkLook): void {
    this.marks.add(side, offset, look)
  }

  get table() {
    return this.plan
  }

  slowDown(share: number): void {
    this.kit.clock.slowDown(share)
  }

  placeOfHandCard(side: Side, id: number): Spot {
    return side === 'own' ? this.hand.placeOf(id) : this.rivalHand.placeOf(id)
  }

  handCard(side: Side, id: number): Pose | null {
    return side === 'own' ? this.hand.slotOf(id) : this.rivalHand.slotOf(id)
  }

  poolSpot(side: Side) {
    const { ring } = this.plan[side]
    return { x: ring.x, y: ring.y }
  }

  bringForward(target: Side, isCovered: boolean): void {
    const { back } = this.effects
    const [hit, other] = [this[target].creature, this[otherSide(target)].creature]
    this.creatures.removeChildren()
    if (isCovered) this.creatures.addChild(back, hit, other)
    else this.creatures.addChild(other, back, hit)
  }

  private setStage(board: Board) {
    this.bringForward('own', false)
    this.camera.addChild(board)
    if (this.heat) this.camera.addChild(this.heat)
    this.camera.addChild(this.pool, this.rival.floor, this.own.floor, this.marks, this.veil, this.creatures)
    this.camera.addChild(this.dropRing, this.mark, this.effects.front)
    const { own, rival } = this
    for (const piece of [own.identity, rival.identity, this.rivalHand])
      if (piece) this.hud.addChildAt(piece, 0)
    if (this.tube) this.controls.addChild(this.tube)
    this.controls.addChild(this.tiles, this.hand)
    this.view.addChild(this.camera)
    if (this.column) this.view.addChild(this.column)
    if (this.edge) this.hud.addChild(this.edge)
    this.view.addChild(own.plate, rival.plate, this.hud, this.controls, this.choose, this.outcome)
    this.view.addChild(this.aim, this.drags, this.effects.top)
    this.view.eventMode = 'static' // a dragged object may be released anywhere
    this.letFingersThrough()
    board.eventMode = 'static'
    board.on('pointertap', () => this.tapTable())
  }

  /** Objects without interaction must not intercept a tap on what is below. */
  private letFingersThrough() {
    const { own, rival } = this
    const looked = [own.floor, rival.floor, own.identity, rival.identity, this.tube, this.pool, this.mark]
    for (const piece of looked) if (piece) piece.eventMode = 'none'
  }

  private tapTable() {
    const { picture, kit } = this
    if (picture?.selectedMove != null) kit.gesture({ type: 'clear-selection' })
    else if (picture?.selectedCard != null) kit.gesture({ type: 'select-card', id: null })
    else if (picture?.replacing) kit.gesture({ type: 'clear-selection' })
    else kit.gesture({ type: 'hurry' })
  }
}

function darkness({ width, height }: BattleLayout): Graphics {
  const veil = new Graphics().rect(-60, -60, width + 120, height + 120).fill('#0a0604')
  veil.alpha = 0
  veil.eventMode = 'none'
  return veil
}

function lightPool(kit: Kit, plan: BattleLayout): Sprite {
  const pool = new Sprite(kit.drawn.texture('glow', 128, 128, drawGlow(128)))
  pool.anchor.set(0.5)
  pool.setSize(plan.own.ring.rx * 4, plan.own.ring.ry * 5)
  pool.tint = '#ffb25a'
  pool.blendMode = 'add'
  pool.alpha = 0.22
  pool.eventMode = 'none'
  return pool
}

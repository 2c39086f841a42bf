/**
 * The whole battle on screen. `show` draws a picture at rest; between two pictures choreographies move its actors.
 * A scene is built for one size and thrown away when the size changes: nothing in it knows how to move house.
 */
import { Container, Graphics, Sprite } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { BattleActors } from '../../choreography/actors.ts'
import { Effects } from '../../effects/effects.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout, Spot } from '../../layout.ts'
import { paintGlow } from '../../paint/fx-art.ts'
import type { Side } from '../../palette.ts'
import { otherSide } from '../../script.ts'
import { Board } from './board.ts'
import { ChooseNext } from './choose-next.ts'
import { Hand } from './hand.ts'
import { InfoColumn } from './info-column.ts'
import { MoveTiles } from './move-tiles.ts'
import { OutcomeView } from './outcome-view.ts'
import { PeekLog } from './peek-log.ts'
import { RivalHand } from './rival-hand.ts'
import { RoundButton } from './round-button.ts'
import { TargetMark } from './target-mark.ts'
import { TurnPill } from './turn-pill.ts'
import { Zone } from './zone.ts'

export class BattleScene implements BattleActors {
  readonly view = new Container()
  readonly own: Zone
  readonly rival: Zone
  readonly camera = new Container()
  readonly veil: Graphics
  readonly pool: Sprite
  readonly effects: Effects
  readonly outcome: OutcomeView
  readonly hud = new Container()
  readonly desk = new Container()
  readonly bannerSpot: Spot
  private readonly toys = new Container()
  private readonly hand: Hand
  private readonly rivalHand: RivalHand | null
  private readonly tiles: MoveTiles
  private readonly pill: TurnPill
  private readonly peek: PeekLog | null
  private readonly column: InfoColumn | null
  private readonly skip: RoundButton | null
  private readonly mark: TargetMark
  private readonly choose: ChooseNext
  private picture: BattlePicture | null = null

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
  ) {
    this.own = new Zone(kit, 'own', plan.own)
    this.rival = new Zone(kit, 'rival', plan.rival)
    this.effects = new Effects(kit, plan)
    this.outcome = new OutcomeView(kit, plan)
    this.veil = darkness(plan)
    this.bannerSpot = plan.pill
    this.pool = lightPool(kit, plan)
    this.hand = new Hand(kit, plan.hand)
    this.rivalHand = plan.rivalHand && new RivalHand(kit, plan.rivalHand)
    this.tiles = new MoveTiles(kit, plan.tiles)
    this.pill = new TurnPill(kit, plan.pill)
    this.peek = plan.peek && new PeekLog(kit, plan.peek)
    this.column = plan.column && new InfoColumn(kit, plan.column)
    this.skip =
      plan.skip && new RoundButton(kit, 'skip-forward', plan.skip, () => kit.gesture({ type: 'skip' }))
    this.mark = new TargetMark(kit, plan.rival)
    this.choose = new ChooseNext(kit, plan)
    this.setStage(new Board(kit, plan))
  }

  /** Draws `picture` at rest, whatever was going on. */
  show(picture: BattlePicture): void {
    this.effects.clear()
    this.camera.position.set(0)
    this.camera.scale.set(1)
    this.veil.alpha = 0
    this.outcome.alpha = 1
    this.hud.alpha = 1
    this.desk.alpha = 1
    this.pool.position.copyFrom(this.poolSpot(picture.toMove))
    this.hand.lower()
    this.own.rest(picture)
    this.rival.rest(picture)
    this.refresh(picture)
  }

  refresh(picture: BattlePicture): void {
    this.picture = picture
    this.own.refresh(picture, this.kit)
    this.rival.refresh(picture, this.kit)
    this.hand.show(picture.own)
    this.rivalHand?.show(picture.rival)
    this.tiles.show(picture)
    this.pill.show(picture)
    this.peek?.show(picture.log)
    this.column?.show(picture)
    this.skip?.caption(picture.words.skip)
    this.skip?.enable(picture.canAct)
    this.mark.show(picture)
    this.choose.show(picture)
    this.outcome.show(picture)
    this.clearTable(picture)
  }

  /** What has no place beside the choice of a card or the end. */
  private clearTable(picture: BattlePicture) {
    const over = picture.outcome !== null
    const busy = over || picture.selecting
    this.hud.visible = !busy
    this.desk.visible = !busy
    for (const { plate } of [this.own, this.rival]) plate.visible &&= !busy
    for (const piece of [this.toys, this.own.floor, this.rival.floor, this.pool]) piece.visible = !over
    if (this.rival.identity) this.rival.identity.visible = !busy
    if (this.column) this.column.visible = !over
  }

  tick(seconds: number): void {
    this.own.tick(seconds)
    this.rival.tick(seconds)
    if (this.outcome.visible) this.outcome.tick(seconds)
    this.mark.tick(seconds)
  }

  placeOfHandCard(id: number) {
    return this.hand.placeOf(id)
  }

  poolSpot(side: Side) {
    const { ring } = this.plan[side]
    return { x: ring.x, y: ring.y }
  }

  bringForward(side: Side): void {
    this.toys.removeChildren()
    this.toys.addChild(this[otherSide(side)].toy, this.effects.back, this[side].toy)
  }

  private setStage(board: Board) {
    this.bringForward('own')
    this.camera.addChild(board, this.pool, this.rival.floor, this.own.floor, this.veil, this.toys)
    this.camera.addChild(this.mark, this.effects.front)
    const { own, rival } = this
    const settled = [own.identity, this.rivalHand, this.peek, this.skip, this.pill]
    for (const piece of [...settled, ...this.cornerButtons()]) if (piece) this.hud.addChild(piece)
    this.desk.addChild(this.tiles, this.hand)
    this.view.addChild(this.camera)
    if (this.column) this.view.addChild(this.column)
    if (rival.identity) this.view.addChild(rival.identity)
    this.view.addChild(own.plate, rival.plate, this.hud, this.desk, this.choose, this.outcome)
    this.view.addChild(this.effects.top)
    this.letFingersThrough()
    board.eventMode = 'static'
    board.on('pointertap', () => this.tapTable())
  }

  /** What is only looked at must not catch a tap meant for what lies under it. */
  private letFingersThrough() {
    const { own, rival } = this
    const looked = [own.floor, rival.floor, own.plate, rival.plate, own.identity, rival.identity]
    const more = [this.pool, this.mark, this.pill, this.peek, this.rivalHand]
    for (const piece of [...looked, ...more]) if (piece) piece.eventMode = 'none'
  }

  private tapTable() {
    this.hand.lower()
    if (this.picture?.selectedMove != null) this.kit.gesture({ type: 'clear-selection' })
  }

  private cornerButtons(): RoundButton[] {
    const { kit, plan } = this
    const settings = new RoundButton(kit, 'gear-six', plan.settings, () =>
      kit.gesture({ type: 'open-settings' }),
    )
    if (!plan.log) return [settings]
    return [new RoundButton(kit, 'scroll', plan.log, () => kit.gesture({ type: 'open-log' })), settings]
  }
}

function darkness({ width, height }: BattleLayout): Graphics {
  const veil = new Graphics().rect(-60, -60, width + 120, height + 120).fill('#0a0604')
  veil.alpha = 0
  veil.eventMode = 'none'
  return veil
}

function lightPool(kit: Kit, plan: BattleLayout): Sprite {
  const pool = new Sprite(kit.paints.texture('glow', 128, 128, paintGlow(128)))
  pool.anchor.set(0.5)
  pool.setSize(plan.own.ring.rx * 4, plan.own.ring.ry * 5)
  pool.tint = '#ffb25a'
  pool.blendMode = 'add'
  pool.alpha = 0.22
  pool.eventMode = 'none'
  return pool
}

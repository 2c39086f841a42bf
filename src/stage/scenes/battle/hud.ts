import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { BattleLayout } from '../../layout/layout.ts'
import { ChangeHint } from './change-hint.ts'
import { HeatLabel } from './heat-label.ts'
import { Medallion } from './medallion.ts'
import { PeekLog } from './peek-log.ts'
import { replaceState } from './replace-state.ts'
import { RoundButton } from './round-button.ts'
import { ScoreBoard } from './score-board.ts'
import { TurnPill } from './turn-pill.ts'

/** Parts along the table's edge: medallion and pill, log and settings, the two buttons of the left thumb. */
export class Hud extends Container {
  readonly pill: TurnPill
  readonly medallion: Medallion
  private readonly peek: PeekLog | null
  private readonly log: RoundButton | null
  private readonly guard: RoundButton | null
  private readonly replace: RoundButton | null
  readonly score: ScoreBoard | null
  private readonly heat: HeatLabel | null
  private readonly hint: ChangeHint
  private readonly skip: RoundButton | null
  private readonly mute: RoundButton | null
  private lines = 0

  constructor(
    private readonly kit: Kit,
    plan: BattleLayout,
  ) {
    super()
    this.pill = new TurnPill(kit, plan.pill)
    this.medallion = new Medallion(kit, plan.clock)
    this.peek = plan.peek && new PeekLog(kit, plan.peek)
    this.log = plan.log && new RoundButton(kit, 'scroll', plan.log, () => this.openLog())
    this.replace =
      plan.replace && new RoundButton(kit, 'swap', plan.replace, () => kit.gesture({ type: 'replace' }))
    this.hint = new ChangeHint(kit, plan)
    this.guard =
      plan.guard && new RoundButton(kit, 'shield-plus', plan.guard, () => kit.gesture({ type: 'guard' }))
    this.score = plan.score && new ScoreBoard(kit, plan.score)
    this.heat = plan.heat && new HeatLabel(kit, plan.heat)
    this.skip =
      plan.skip && new RoundButton(kit, 'skip-forward', plan.skip, () => kit.gesture({ type: 'skip' }))
    const settings = new RoundButton(kit, 'gear-six', plan.settings, () =>
      kit.gesture({ type: 'open-settings' }),
    )
    const { sound } = kit
    this.mute = sound && plan.mute && new RoundButton(kit, 'speaker-high', plan.mute, () => sound.toggle())
    for (const looked of [this.pill, this.medallion, this.peek]) if (looked) looked.eventMode = 'none'
    const pieces = [
      this.peek,
      this.heat,
      this.score,
      this.guard,
      this.replace,
      this.skip,
      this.log,
      this.mute,
      settings,
      this.medallion,
      this.pill,
      this.hint,
    ]
    for (const piece of pieces) if (piece) this.addChild(piece)
  }

  show(picture: BattleSnapshot): void {
    const { words, canAct, log, facts } = picture
    this.lines = log.length
    this.pill.show(picture)
    this.medallion.show(picture)
    this.peek?.show(picture)
    this.log?.count(this.kit.reading.unread(log.length))
    this.score?.show(picture)
    this.heat?.show(picture)
    this.guard?.caption(words.guard)
    this.guard?.cost(facts?.guard.cost ?? null)
    this.guard?.setState(picture.canGuard ? 'ready' : 'off', canAct)
    if (this.guard) this.guard.visible = picture.selectedCard === null // the raised card covers it
    this.replace?.caption(words.replace)
    this.replace?.cost(facts?.change?.cost ?? null)
    this.replace?.setState(replaceState(picture), canAct)
    this.hint.show(picture)
    this.skip?.caption(words.skip)
    this.skip?.setState(canAct ? 'ready' : 'off')
  }

  tick(seconds: number): void {
    this.medallion.tick(seconds)
    this.hint.tick(seconds)
    this.mute?.draw(this.kit.sound?.isOn() ? 'speaker-high' : 'speaker-slash') // the settings can change it too
  }

  private openLog() {
    this.kit.reading.open(this.lines)
    this.log?.count(0)
    this.kit.gesture({ type: 'open-log' })
  }
}

import { Container } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout/layout.ts'
import { Medallion } from './medallion.ts'
import { PeekLog } from './peek-log.ts'
import { replaceState } from './replace-state.ts'
import { RoundButton } from './round-button.ts'
import { TurnPill } from './turn-pill.ts'

const SKIP_GAIN = 1 // energy

/** What hangs round the table's edge: medallion and pill, log and settings, the left thumb's two buttons. */
export class Hud extends Container {
  readonly pill: TurnPill
  readonly medallion: Medallion
  private readonly peek: PeekLog | null
  private readonly log: RoundButton | null
  private readonly replace: RoundButton | null
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
      this.replace,
      this.skip,
      this.log,
      this.mute,
      settings,
      this.medallion,
      this.pill,
    ]
    for (const piece of pieces) if (piece) this.addChild(piece)
  }

  show(picture: BattlePicture): void {
    const { words, canAct, log, own } = picture
    this.lines = log.length
    this.pill.show(picture)
    this.medallion.show(picture)
    this.peek?.show(picture)
    this.log?.count(this.kit.reading.unread(log.length))
    this.replace?.caption(words.replace)
    this.replace?.wear(replaceState(picture))
    this.skip?.caption(words.skip, own.energy === null ? 0 : SKIP_GAIN)
    this.skip?.wear(canAct ? 'ready' : 'off')
  }

  tick(seconds: number): void {
    this.medallion.tick(seconds)
    this.mute?.draw(this.kit.sound?.isOn() ? 'speaker-high' : 'speaker-slash') // the settings change it as well
  }

  private openLog() {
    this.kit.reading.open(this.lines)
    this.log?.count(0)
    this.kit.gesture({ type: 'open-log' })
  }
}

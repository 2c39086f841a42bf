import type { BattleGesture } from '@/stage/battle-snapshot.ts'
import { BattleConductor, type ConductorConfig } from '../scene/conductor.ts'
import type { BattleSession } from '../session/session.ts'

/** In a replay, a tap on a card inspects it, and a tap elsewhere is a touch. */
export class ReplayConductor extends BattleConductor {
  constructor(
    session: BattleSession,
    config: ConductorConfig,
    private readonly onTouch: () => void,
  ) {
    super(session, config)
  }

  override gesture(gesture: BattleGesture): void {
    if (gesture.type === 'inspect' || gesture.type === 'open-log' || gesture.type === 'open-settings')
      super.gesture(gesture)
    else if (gesture.type !== 'select-card') this.onTouch()
  }
}

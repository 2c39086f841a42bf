import type { BattleEvent } from '@/engine/events.ts'
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import type { BattleStage } from '@/stage/scenes/battle/battle-stage.ts'

/** A stage that records its input and animates until the test ends the animation. */
export class StubStage implements BattleStage {
  shown: BattleSnapshot[] = []
  played: { events: BattleEvent[]; before: BattleSnapshot; after: BattleSnapshot }[] = []
  speeds: number[] = []
  pauses: boolean[] = []
  isDestroyed = false
  private end = () => {}

  show(picture: BattleSnapshot): void {
    this.shown.push(picture)
  }

  play(events: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot): Promise<void> {
    this.played.push({ events, before, after })
    return new Promise(resolve => {
      this.end = resolve
    })
  }

  async pictured(): Promise<void> {}

  skip(): void {
    this.end()
  }

  setSpeed(speed: number): void {
    this.speeds.push(speed)
  }

  setPaused(paused: boolean): void {
    this.pauses.push(paused)
  }

  destroy(): void {
    this.isDestroyed = true
  }
}

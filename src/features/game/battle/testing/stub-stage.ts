import type { BattleEvent } from '@/engine/events.ts'
import type { BattlePicture } from '@/stage/battle-picture.ts'
import type { BattleStage } from '@/stage/scenes/battle/battle-stage.ts'

/** A stage that records its input and animates until the test ends the animation. */
export class StubStage implements BattleStage {
  shown: BattlePicture[] = []
  played: { events: BattleEvent[]; before: BattlePicture; after: BattlePicture }[] = []
  speeds: number[] = []
  pauses: boolean[] = []
  isDestroyed = false
  private end = () => {}

  show(picture: BattlePicture): void {
    this.shown.push(picture)
  }

  play(events: BattleEvent[], before: BattlePicture, after: BattlePicture): Promise<void> {
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

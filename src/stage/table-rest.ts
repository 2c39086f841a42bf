/**
 * When a table is drawn: with every frame while somebody is there. After a while without a touch its idle motions slow down, and once
 * nothing moves no frame is asked for, until a touch, a key, a page that is seen again, or whoever shows something new.
 */
import { resumeFrames, stopFrames } from './frames.ts'
import { IdlePace } from './idle-pace.ts'

const LOOK_AGAIN = 500 // ms: what changes by itself, a clock or a picture that comes late, is drawn although nobody touches the table

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown', 'focusin'] as const

export class TableRest {
  private readonly idle: IdlePace
  private watch: ReturnType<typeof setInterval> | undefined // while the table is at rest

  /**
   * @param awake seconds without a touch before the idle motions slow down
   * @param look draws what has changed by itself while no frame is asked for
   */
  constructor(
    awake: number,
    private readonly look: () => unknown,
  ) {
    this.idle = new IdlePace(awake)
    // The page hears a touch before the piece that answers it, and also what is done in the page's own controls beside the canvas.
    for (const sign of SIGNS_OF_LIFE)
      document.addEventListener(sign, this.wake, { capture: true, passive: true })
    document.addEventListener('visibilitychange', this.wakeSeen)
    resumeFrames()
  }

  /** Somebody is there, or something new is shown. */
  readonly wake = (): void => {
    this.idle.wake()
    if (this.watch === undefined) return
    this.endWatch()
    resumeFrames()
  }

  /** The pace of the idle motions, from 0 to 1, after so many seconds more. */
  advance(seconds: number): number {
    return this.idle.advance(seconds)
  }

  /** Nothing moves and nothing has changed: no frame is asked for. */
  begin(): void {
    this.watch ??= setInterval(this.look, LOOK_AGAIN)
    stopFrames()
  }

  destroy(): void {
    this.wake()
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, this.wake, { capture: true })
    document.removeEventListener('visibilitychange', this.wakeSeen)
  }

  private readonly wakeSeen = () => {
    if (document.visibilityState === 'visible') this.wake()
  }

  private endWatch() {
    clearInterval(this.watch)
    this.watch = undefined
  }
}

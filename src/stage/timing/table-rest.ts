/**
 * Decides when a stage is drawn: in every frame while the user is active, then a few times a second on a timer, if the
 * stage requests that. After a while without input its idle animations slow down. Once nothing moves, no frame is
 * requested until a touch, a key, a page that becomes visible again, or new content.
 */
import { resumeFrames, stopFrames } from './frames.ts'
import { IdlePace } from './idle-pace.ts'
import { isProgressRunning } from './run-progress.ts'

const QUIET_FRAME = 84 // ms between two pictures of a stage that waits for the user: at most twelve a second
const LOOK_AGAIN = 500 // ms: draws changes without input, such as a clock or an image that loads late

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown', 'focusin'] as const

export class TableRest {
  private readonly idle: IdlePace
  private watch: ReturnType<typeof setInterval> | undefined // runs while the stage requests no frames
  private isQuiet = false

  /**
   * @param awake seconds without input before idle animations slow down
   * @param look draws changes without input while no frame is requested
   */
  constructor(
    awake: number,
    private readonly look: () => unknown,
  ) {
    this.idle = new IdlePace(awake, () => performance.now())
    // Listeners on the page run before those of the object, and also receive input on the page's own controls
    // next to the canvas.
    for (const sign of SIGNS_OF_LIFE)
      document.addEventListener(sign, this.wake, { capture: true, passive: true })
    document.addEventListener('visibilitychange', this.wakeSeen)
    resumeFrames()
  }

  /** Call it on input or when something new is shown. */
  readonly wake = (): void => {
    this.idle.wake()
    if (this.watch === undefined) return
    this.endWatch()
    resumeFrames()
  }

  /** Returns the speed of idle animations, from 0 to 1. Call it in every frame. */
  advance(): number {
    return this.idle.advance()
  }

  /** Returns the seconds since the last input. */
  untouched(): number {
    return this.idle.untouched()
  }

  /** Call it in every frame in which only idle animations move: `draw` runs twelve times a second instead of in every frame. */
  slowDown(draw: (passed: number) => unknown): void {
    if (isProgressRunning()) return
    stopFrames() // also those that an animation of the page has requested
    if (this.watch !== undefined) return
    this.isQuiet = true
    let drawnAt = performance.now()
    this.watch = setInterval(() => {
      const now = performance.now()
      if (document.visibilityState === 'visible') draw(now - drawnAt)
      drawnAt = now
    }, QUIET_FRAME)
  }

  /** Call it when nothing moves and nothing has changed: stops requesting frames. */
  begin(): void {
    if (isProgressRunning()) return
    if (this.isQuiet) this.endWatch()
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
    this.isQuiet = false
  }
}

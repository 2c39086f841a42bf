/**
 * Speed of idle animations: full while the user is active, then slower after a while without input, until nothing moves
 * and nothing needs to be drawn. A page that is left open uses no battery. The time is that of the clock, not of the
 * frames: GSAP shortens slow frames, so a slow device would be the last to rest.
 */
const SLOWING = 3 // seconds until they stand still
const WAKING = 0.4 // seconds until they run at full speed again
const FRAME = 16 // ms: the frame that a wake causes is drawn immediately, and must not count as standstill

export class IdlePace {
  private touchedAt: number // ms, of the last input
  private advancedAt: number // ms
  private pace = 1

  /**
   * @param awake seconds without input before they slow down
   * @param now ms, from any origin
   */
  constructor(
    private readonly awake: number,
    private readonly now: () => number,
  ) {
    this.touchedAt = now()
    this.advancedAt = this.touchedAt
  }

  /** Call it on input or when something new is shown. */
  wake(): void {
    this.touchedAt = this.now()
    if (this.pace === 0) this.advancedAt = this.touchedAt - FRAME
  }

  /** Returns the seconds since the last input. */
  untouched(): number {
    return (this.now() - this.touchedAt) / 1000
  }

  /** Advances to the current time and returns the speed from 0 to 1. */
  advance(): number {
    const now = this.now()
    const seconds = (now - this.advancedAt) / 1000
    this.advancedAt = now
    const change = this.untouched() > this.awake ? -seconds / SLOWING : seconds / WAKING
    this.pace = Math.min(1, Math.max(0, this.pace + change))
    return this.pace
  }
}

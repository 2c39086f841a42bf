/**
 * Speed of idle animations: full while the user is active, then slower after a while without input, until nothing moves
 * and nothing needs to be drawn. A page that is left open uses no battery.
 */
const SLOWING = 3 // seconds until they stand still
const WAKING = 0.4 // seconds until they run at full speed again

export class IdlePace {
  private untouched = 0 // seconds since the last input
  private pace = 1

  /** @param awake seconds without input before they slow down */
  constructor(private readonly awake: number) {}

  /** Call it on input or when something new is shown. */
  wake(): void {
    this.untouched = 0
  }

  /**
   * Advances the time and returns the speed from 0 to 1.
   * @param seconds since the last frame
   */
  advance(seconds: number): number {
    this.untouched += seconds
    const change = this.untouched > this.awake ? -seconds / SLOWING : seconds / WAKING
    this.pace = Math.min(1, Math.max(0, this.pace + change))
    return this.pace
  }
}

/**
 * How fast idle animations run: at full pace while somebody is there, slower and slower after a while without a touch, until nothing
 * moves and nothing needs to be drawn. A page that is left open costs no battery.
 */
const SLOWING = 3 // seconds until they stand still
const WAKING = 0.4 // seconds until they are at full pace again

export class IdlePace {
  private untouched = 0 // seconds
  private pace = 1

  /** @param awake seconds without a touch before they slow down */
  constructor(private readonly awake: number) {}

  /** Somebody has touched the page, or something new is shown. */
  wake(): void {
    this.untouched = 0
  }

  /**
   * The pace from 0 to 1 after so many seconds more.
   * @param seconds since the last frame
   */
  advance(seconds: number): number {
    this.untouched += seconds
    const change = this.untouched > this.awake ? -seconds / SLOWING : seconds / WAKING
    this.pace = Math.min(1, Math.max(0, this.pace + change))
    return this.pace
  }
}

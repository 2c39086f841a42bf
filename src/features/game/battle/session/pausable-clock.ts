import type { Clock } from '@/lib/clock.ts'

interface Timer {
  remaining: number // remaining milliseconds when it was last started
  since: number // time when it was last started
  run(): void
  stop(): void
}

/** A clock that can be paused: running timers continue with their remaining time. */
export class PausableClock implements Clock {
  private readonly timers = new Set<Timer>()
  private isPaused = false
  private pausedAt = 0
  private lost = 0 // milliseconds spent paused

  constructor(private readonly base: Clock) {}

  now(): number {
    return (this.isPaused ? this.pausedAt : this.base.now()) - this.lost
  }

  after(delay: number, run: () => void): () => void {
    const timer: Timer = { remaining: delay, since: this.now(), run, stop: () => {} }
    this.timers.add(timer)
    if (!this.isPaused) this.start(timer)
    return () => {
      timer.stop()
      this.timers.delete(timer)
    }
  }

  pause(): void {
    if (this.isPaused) return
    const now = this.now()
    for (const timer of this.timers) {
      timer.stop()
      timer.remaining = Math.max(0, timer.remaining - (now - timer.since))
    }
    this.pausedAt = this.base.now()
    this.isPaused = true
  }

  resume(): void {
    if (!this.isPaused) return
    this.lost += this.base.now() - this.pausedAt
    this.isPaused = false
    for (const timer of this.timers) this.start(timer)
  }

  private start(timer: Timer): void {
    timer.since = this.now()
    timer.stop = this.base.after(timer.remaining, () => {
      this.timers.delete(timer)
      timer.run()
    })
  }
}

import type { Clock } from '@/lib/clock.ts'

/** A clock that advances on demand only. `pass` also lets promises settle, before and after every timer. */
export class FakeClock implements Clock {
  private time = 0
  private timers: { due: number; run: () => void }[] = []

  now(): number {
    return this.time
  }

  after(delay: number, run: () => void): () => void {
    const timer = { due: this.time + delay, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(other => other !== timer)
    }
  }

  async pass(delay: number): Promise<void> {
    const end = this.time + delay
    await settled()
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.time = next.due
      this.timers = this.timers.filter(timer => timer !== next)
      next.run()
      await settled()
    }
    this.time = end
  }

  private nextUntil(end: number) {
    return this.timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
  }
}

/** Resolves after all pending promise callbacks. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

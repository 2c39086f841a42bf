/**
 * The top progress bar as a small state machine (specification notes §4, §9): it waits 200 ms, fills in about 5 s,
 * hides 500 ms after the end, and shows failure on errors. Time is passed in as a scheduler.
 */
import type { Timer } from '@/lib/clock.ts'

export const progressThrottle = 200
export const progressDuration = 5000
export const progressHideDelay = 500

export interface ProgressView {
  visible: boolean
  percent: number // 0–100
  failed: boolean
}

const stepMillis = 100
const rest: ProgressView = { visible: false, percent: 0, failed: false }

export interface Progress {
  start(): void
  finish(): void
  fail(): void
}

export function createProgress(scheduler: Timer, show: (view: ProgressView) => void): Progress {
  let view = rest
  let cancel = () => {}
  const paint = (next: ProgressView) => {
    view = next
    show(view)
  }
  const grow = () => {
    cancel = scheduler.after(stepMillis, () => {
      paint({ ...view, percent: Math.min(100, view.percent + (100 * stepMillis) / progressDuration) })
      if (view.percent < 100) grow()
    })
  }
  const end = (failed: boolean) => {
    cancel()
    if (!view.visible && !failed) return
    paint({ visible: true, percent: 100, failed })
    cancel = scheduler.after(progressHideDelay, () => paint(rest))
  }
  return {
    start: () => {
      cancel()
      if (view.visible) paint({ visible: true, percent: 0, failed: false })
      cancel = scheduler.after(progressThrottle, () => {
        paint({ visible: true, percent: 0, failed: false })
        grow()
      })
    },
    finish: () => end(false),
    fail: () => end(true),
  }
}

import { describe, expect, it } from 'vitest'
import type { Timer } from '@/lib/clock.ts'
import { createProgress, type ProgressView } from './progress.ts'

function stage() {
  let now = 0
  let due: { at: number; run: () => void }[] = []
  const scheduler: Timer = {
    after: (millis, run) => {
      const entry = { at: now + millis, run }
      due.push(entry)
      return () => {
        due = due.filter(other => other !== entry)
      }
    },
  }
  const seen: ProgressView[] = []
  const progress = createProgress(scheduler, view => seen.push(view))
  const pass = (millis: number) => {
    const end = now + millis
    for (;;) {
      const next = due.filter(entry => entry.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      due = due.filter(entry => entry !== next)
      now = next.at
      next.run()
    }
    now = end
  }
  return { progress, pass, last: () => seen.at(-1) }
}

describe('top progress bar (specification notes §4, §9)', () => {
  it('starts after a 200 ms delay', () => {
    const { progress, pass, last } = stage()
    progress.start()
    pass(199)
    expect(last()).toBeUndefined()
    pass(1)
    expect(last()).toEqual({ visible: true, percent: 0, failed: false })
  })

  it('does not appear for a quick page', () => {
    const { progress, pass, last } = stage()
    progress.start()
    pass(150)
    progress.finish()
    pass(1000)
    expect(last()).toBeUndefined()
  })

  it('takes about 5 s to fill', () => {
    const { progress, pass, last } = stage()
    progress.start()
    pass(200 + 2500)
    expect(last()?.percent).toBeCloseTo(50)
    pass(2500)
    expect(last()?.percent).toBeCloseTo(100)
  })

  it('hides 500 ms after finishing', () => {
    const { progress, pass, last } = stage()
    progress.start()
    pass(700)
    progress.finish()
    expect(last()).toEqual({ visible: true, percent: 100, failed: false })
    pass(499)
    expect(last()?.visible).toBe(true)
    pass(1)
    expect(last()?.visible).toBe(false)
  })

  it('shows failure on errors', () => {
    const { progress, pass, last } = stage()
    progress.start()
    pass(300)
    progress.fail()
    expect(last()).toMatchObject({ visible: true, failed: true })
    pass(500)
    expect(last()?.visible).toBe(false)
  })
})

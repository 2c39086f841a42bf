/** Looks for the turning point of a lost battle in the worker that thinks for `maestro`, so that the result never stutters. */
import type { LostBattle, TurningPoint } from '@/engine/hints/turning-point.ts'
import type { TurningResult } from './thinker-protocol.ts'

export interface TurningSearch {
  point: Promise<TurningPoint | null> // null as well when there is no worker, or it broke: a hint is no duty
  stop(): void
}

export type FindTurning = (lost: LostBattle) => TurningSearch

export const findTurning: FindTurning = lost => {
  let worker: Worker
  try {
    worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return { point: Promise.resolve(null), stop: () => {} }
  }
  let settle: (point: TurningPoint | null) => void = () => {}
  const point = new Promise<TurningPoint | null>(resolve => {
    settle = resolve
  })
  const end = (found: TurningPoint | null) => {
    worker.terminate()
    settle(found)
  }
  worker.onmessage = ({ data }: MessageEvent<TurningResult>) => end(data.point)
  worker.onerror = () => end(null)
  worker.postMessage({ lost })
  return { point, stop: () => end(null) }
}

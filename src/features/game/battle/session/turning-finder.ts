/** Searches for the turning point of a defeat in the worker of `maestro`, so that the result screen stays smooth. */
import type { LostBattle, TurningPoint } from '@/engine/hints/turning-point.ts'
import type { TurningResult } from './thinker-protocol.ts'

export interface TurningSearch {
  point: Promise<TurningPoint | null> // also null without a worker or after its failure, because a hint is optional
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
  const end = (turningPoint: TurningPoint | null) => {
    worker.terminate()
    settle(turningPoint)
  }
  worker.onmessage = ({ data }: MessageEvent<TurningResult>) => end(data.point)
  worker.onerror = () => end(null)
  worker.postMessage({ lost })
  return { point, stop: () => end(null) }
}

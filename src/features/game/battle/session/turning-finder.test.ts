// @isolated
import { afterEach, expect, it, vi } from 'vitest'
import { attack, card } from '@/engine/testing/battle.ts'
import { lookBack } from './thinker-protocol.ts'
import { findTurning } from './turning-finder.ts'

const mosse = [10, 100].map(danno => ({ nome_mossa: 'Mossa', danno, costo_energia: 2 }))
const own = card(1, { pv: 50, mosse })
const rival = card(2, { pv: 100, mosse: [{ nome_mossa: 'Mossa', danno: 60, costo_energia: 2 }] })
const lost = {
  setup: {
    rules: 'classic' as const,
    catalogue: [own, rival],
    decks: { player1: [1], player2: [2] },
  },
  seed: 1,
  commands: [attack('player1', 0), attack('player2')],
  seat: 'player1' as const,
  opponent: 'novizio' as const,
}

class StubWorker {
  static all: StubWorker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  asked: unknown = null
  isEnded = false
  constructor() {
    StubWorker.all.push(this)
  }
  postMessage(request: unknown) {
    this.asked = request
  }
  terminate() {
    this.isEnded = true
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  StubWorker.all = []
})

const spawned = () => {
  vi.stubGlobal('Worker', StubWorker)
  const search = findTurning(lost)
  const [worker] = StubWorker.all
  if (!worker) throw new Error('no worker')
  return { search, worker }
}

it('asks the worker once, returns its result, and terminates it', async () => {
  const { search, worker } = spawned()
  expect(worker.asked).toEqual({ lost })
  worker.onmessage?.({ data: lookBack({ lost }) })
  expect(await search.point).toMatchObject({ turn: 1, better: attack('player1', 1) })
  expect(worker.isEnded).toBe(true)
})

it('returns no hint and leaves no worker when the worker fails or is cancelled', async () => {
  const broken = spawned()
  broken.worker.onerror?.()
  expect(await broken.search.point).toBeNull()
  StubWorker.all = []
  const unwanted = spawned()
  unwanted.search.stop()
  expect(await unwanted.search.point).toBeNull()
  expect(unwanted.worker.isEnded).toBe(true)
})

it('returns no hint without workers', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await findTurning(lost).point).toBeNull()
})

import { expect, it, vi } from 'vitest'
import { maestro } from '@/engine/opponents/catalog.ts'
import { createBattle } from '@/engine/setup.ts'
import { viewFor } from '@/engine/view.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { WORKER_PATIENCE, WorkerThinker } from './thinker.ts'
import { type Rehearsal, rehearse, type ThinkRequest, type ThinkResult, think } from './thinker-protocol.ts'

const start = createBattle(
  standardBattle([characterWith(1), characterWith(2)], [characterWith(3, { danno: 50 }), characterWith(4)])
    .setup,
  5,
)
if ('refused' in start) throw new Error(start.refused)
const view = viewFor({ ...start.state, currentTurnPlayerId: 'player2' }, 'player2')
const right = maestro.decide(view, 9)

/** Workers that respond on demand only. */
function office() {
  const workers: {
    asked: (ThinkRequest | Rehearsal)[]
    ended: boolean
    onResult(decision: ThinkResult): void
    fail(): void
  }[] = []
  const clock = new FakeClock()
  const spawn = vi.fn((onResult: (decision: ThinkResult) => void, fail: () => void) => {
    const worker = { asked: [] as (ThinkRequest | Rehearsal)[], ended: false, onResult, fail }
    workers.push(worker)
    return {
      ask: (question: ThinkRequest | Rehearsal) => void worker.asked.push(question),
      end: () => {
        worker.ended = true
      },
    }
  })
  return { workers, clock, spawn, thinker: new WorkerThinker({ opponent: 'maestro', seed: 9, clock, spawn }) }
}

it('returns the worker’s result, which equals that of the main thread', async () => {
  const { workers, thinker } = office()
  const decision = thinker.decide(view)
  const question = workers[0]?.asked[0] as ThinkRequest
  expect(question).toMatchObject({ opponent: 'maestro', seed: 9 })
  workers[0]?.onResult(think(structuredClone(question)))
  expect(await decision).toEqual(right)
})

it('drops a response to an earlier request', async () => {
  const { workers, thinker } = office()
  const first = thinker.decide(view)
  const second = thinker.decide(view)
  expect(await first).toBeNull()
  const [old, now] = workers[0]!.asked as [ThinkRequest, ThinkRequest]
  workers[0]?.onResult({ id: old.id, command: { type: 'skip-turn', seat: 'player2' } })
  workers[0]?.onResult(think(now))
  expect(await second).toEqual(right)
})

it('restarts a search whose worker failed or does not respond', async () => {
  const { workers, clock, thinker } = office()
  const broken = thinker.decide(view)
  workers[0]?.fail()
  expect(workers[0]?.ended).toBe(true)
  workers[1]?.onResult(think(workers[1].asked[0] as ThinkRequest))
  expect(await broken).toEqual(right)
  const silent = thinker.decide(view)
  await clock.pass(WORKER_PATIENCE)
  workers[2]?.onResult(think(workers[2].asked[0] as ThinkRequest))
  expect(await silent).toEqual(right)
})

it('computes on the main thread without workers and after two failures', async () => {
  const { workers, thinker } = office()
  const decision = thinker.decide(view)
  workers[0]?.fail()
  workers[1]?.fail()
  expect(await decision).toEqual(right)
  const none = new WorkerThinker({
    opponent: 'maestro',
    seed: 9,
    clock: new FakeClock(),
    spawn: () => {
      throw new ReferenceError('Worker is not defined')
    },
  })
  expect(await none.decide(view)).toEqual(right)
})

it('terminates the worker on close and returns no more results', async () => {
  const { workers, thinker } = office()
  const decision = thinker.decide(view)
  thinker.close()
  await settled()
  expect(workers[0]?.ended).toBe(true)
  expect(await decision).toBeNull()
})

it('rehearses in the worker that will search, as if it were its turn, without a response', async () => {
  const { workers, thinker } = office()
  const waiting = viewFor({ ...start.state, currentTurnPlayerId: 'player1' }, 'player2')
  const search = vi.spyOn(maestro, 'decide')
  thinker.rehearse(waiting)
  rehearse(workers[0]?.asked[0] as Rehearsal)
  expect(search.mock.calls[0]?.[0].legal).toEqual(view.legal)
  search.mockRestore()
  const decision = thinker.decide(view)
  expect(workers).toHaveLength(1)
  workers[0]?.onResult(think(workers[0].asked[1] as ThinkRequest))
  expect(await decision).toEqual(right)
})

it('uses a new worker for the search after a failed rehearsal', async () => {
  const { workers, thinker } = office()
  thinker.rehearse(view)
  workers[0]?.fail()
  const decision = thinker.decide(view)
  workers[1]?.onResult(think(workers[1].asked[0] as ThinkRequest))
  expect(await decision).toEqual(right)
  const none = new WorkerThinker({
    opponent: 'maestro',
    seed: 9,
    clock: new FakeClock(),
    spawn: () => {
      throw new ReferenceError('Worker is not defined')
    },
  })
  expect(() => none.rehearse(view)).not.toThrow()
})

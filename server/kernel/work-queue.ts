/**
 * A bounded queue for work that uses a whole core. Callers take turns. A call without a free waiting place fails with `QueueFull`, which is
 * sent as 503 with Retry-After.
 */
import type { Caller } from './context.ts'
import { networkOf } from './network.ts'

/** `statusCode` maps it to the problem `unavailable`. */
export class QueueFull extends Error {
  readonly statusCode = 503
  constructor() {
    super('no waiting place in the queue')
  }
}

export interface QueueLimits {
  lanes: number // tasks that run at the same time
  lanesEach?: number // per caller, 1 by default
  waiting: number // waiting places of all callers together
  waitingEach: number // waiting places of one caller
}

export interface WorkQueue {
  /**
   * Runs `work` when it is the caller's turn; rejects with `QueueFull` when no place is left. Concurrent calls with the same `key` share
   * one run.
   */
  run<T>(caller: string, work: () => Promise<T>, key?: string): Promise<T>
}

interface Line {
  running: number
  starts: (() => void)[]
}

export function createWorkQueue({ lanes, lanesEach = 1, waiting, waitingEach }: QueueLimits): WorkQueue {
  const lines = new Map<string, Line>() // by caller, the next turn first
  const underWay = new Map<string, Promise<unknown>>()
  let running = 0
  let waitingNow = 0

  function startNext(): void {
    if (running >= lanes) return
    for (const [caller, line] of lines) {
      const start = line.running < lanesEach ? line.starts.shift() : undefined
      if (!start) continue
      lines.delete(caller)
      lines.set(caller, line)
      line.running += 1
      running += 1
      waitingNow -= 1
      start()
      return
    }
  }

  function end(caller: string, line: Line): void {
    line.running -= 1
    running -= 1
    lines.delete(caller)
    if (line.running > 0 || line.starts.length > 0) lines.set(caller, line) // behind callers that arrived in the meantime
    startNext()
  }

  async function inTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(caller) ?? { running: 0, starts: [] }
    const mustWait = running >= lanes || line.running >= lanesEach
    if (mustWait && (waitingNow >= waiting || line.starts.length >= waitingEach)) throw new QueueFull()
    lines.set(caller, line)
    waitingNow += 1
    await new Promise<void>(resolve => {
      line.starts.push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      end(caller, line)
    }
  }

  return {
    run<T>(caller: string, work: () => Promise<T>, key?: string): Promise<T> {
      const sharedRun = key === undefined ? undefined : underWay.get(key)
      if (sharedRun) return sharedRun as Promise<T>
      const done = inTurn(caller, work)
      if (key === undefined) return done
      underWay.set(key, done)
      const forget = () => void underWay.delete(key)
      done.then(forget, forget)
      return done
    },
  }
}

/** The key of the caller that takes turns: the account, or the network of a guest. */
export const queueCaller = (caller: Pick<Caller, 'userId'> | null, ip: string): string =>
  caller ? `account ${caller.userId}` : `network ${networkOf(ip)}`

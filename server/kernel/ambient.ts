/**
 * What holds for one piece of work and everything it awaits, without being handed down. While anybody is inside, Node looks after
 * every promise of the process, which costs all calls something; so it is told to stop as soon as nobody is.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Ambient<T> {
  get(): T | undefined
  run<R>(value: T, work: () => Promise<R>): Promise<R>
}

export function createAmbient<T>(): Ambient<T> {
  const storage = new AsyncLocalStorage<T>()
  let inside = 0
  return {
    get: () => storage.getStore(),
    run: async (value, work) => {
      inside += 1
      try {
        return await storage.run(value, work)
      } finally {
        inside -= 1
        if (inside === 0) storage.disable()
      }
    },
  }
}

/**
 * An AsyncLocalStorage scope: a value that a function and everything it awaits can read. The storage is disabled while no scope is
 * open, because its hooks slow down every promise of the process.
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

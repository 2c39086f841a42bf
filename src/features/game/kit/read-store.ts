import type { StoreApi } from 'zustand/vanilla'

/** A store as its readers see it. Only the class or function that created the store changes its state. */
export type ReadStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

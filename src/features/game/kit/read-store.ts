import type { StoreApi } from 'zustand/vanilla'

/** A store for its readers. Only the class or function that created the store changes its state. */
export type ReadStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

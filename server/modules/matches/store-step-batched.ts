import { batchLoader } from '../../kernel/db/batch-loader.ts'
import { type Step, storeSteps } from './matches-repo.ts'

/**
 * Stores a step of a battle, batching steps of many battles into one statement. Returns false when the row has changed
 * in the meantime.
 */
export const storeStepBatched = batchLoader<Step, boolean>({
  ask: async (db, steps) => {
    const stored = await storeSteps(db, steps)
    return steps.map(({ next }) => stored.has(next.id))
  },
  keyOf: ({ next }) => next.id,
})

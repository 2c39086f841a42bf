import { batchLoader } from '../../kernel/db/batch-loader.ts'
import { type Step, storeSteps } from './matches-repo.ts'

/** Stores a step of a battle, many battles' steps in one statement; false when the row has moved on meanwhile. */
export const storeStepBatched = batchLoader<Step, boolean>({
  ask: async (db, steps) => {
    const stored = await storeSteps(db, steps)
    return steps.map(({ next }) => stored.has(next.id))
  },
  keyOf: ({ next }) => next.id,
})

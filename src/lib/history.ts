/** Undo and redo of any value. Changes of one kind in a row, such as typing a name, are one step. Pure. */
export interface History<T> {
  past: readonly T[] // the latest last
  present: T
  future: readonly T[] // undone values, the next one first
  key: string | null // kind of the last change; null: the next change is a separate step
}

const maxSteps = 100

/** Starts a history without anything to undo. */
export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [], key: null })

/** Applies a change that is undone together with the previous one. */
export const amended = <T>(history: History<T>, present: T): History<T> => ({
  ...history,
  present,
  future: [],
})

/** @param key consecutive changes with the same key are undone together */
export function changed<T>(history: History<T>, present: T, key: string | null = null): History<T> {
  if (present === history.present) return history
  if (key !== null && key === history.key) return amended(history, present)
  return { past: [...history.past, history.present].slice(-maxSteps), present, future: [], key }
}

/** Returns the same history if there is nothing to undo. */
export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (last === undefined) return history
  return { past: past.slice(0, -1), present: last, future: [present, ...future], key: null }
}

/** Returns the same history if there is nothing to redo. */
export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [next, ...later] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: later, key: null }
}

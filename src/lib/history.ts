/** Undo and redo of any value. Changes of one kind in a row, such as typing a name, are one step. Pure. */
export interface History<T> {
  past: readonly T[] // the latest last
  present: T
  future: readonly T[] // what was undone, the next first
  key: string | null // kind of the last change; null: the next one is a step of its own
}

const maxSteps = 100

/** Begins a history in which nothing can be undone yet. */
export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [], key: null })

/** A change that is undone together with the one before it. */
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

/** The same history when there is nothing to undo. */
export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (last === undefined) return history
  return { past: past.slice(0, -1), present: last, future: [present, ...future], key: null }
}

/** The same history when nothing was undone. */
export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [next, ...later] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: later, key: null }
}

/** What was done to a draft and can be undone. Changes of one kind in a row, such as letters of a name, are one step. Pure. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  key: string | null // kind of the last change; null: the next one is a step of its own
}

const mostSteps = 100

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [], key: null })

/** @param key changes with the same one, one after another, are undone together */
export function changed<T>(history: History<T>, present: T, key: string | null = null): History<T> {
  if (present === history.present) return history
  if (key !== null && key === history.key) return { ...history, present, future: [] }
  return { past: [...history.past, history.present].slice(-mostSteps), present, future: [], key }
}

export function undone<T>({ past, present, future, key }: History<T>): History<T> {
  const last = past.at(-1)
  if (last === undefined) return { past, present, future, key }
  return { past: past.slice(0, -1), present: last, future: [present, ...future], key: null }
}

export function redone<T>({ past, present, future, key }: History<T>): History<T> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, key }
  return { past: [...past, present], present: next, future: later, key: null }
}

/**
 * Changes of an account's favourites that the server has not confirmed, because leaving a page may abort the request. They take precedence
 * over the server's state until it has confirmed them.
 */
import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const unsentFavouritesKey = 'favourites_unsent'

interface Unsent {
  userId: number
  changes: Readonly<Record<string, boolean>> // by product id: whether it is a favourite
}

const nothing: Unsent = { userId: 0, changes: {} }

function parse(value: unknown): Unsent | undefined {
  const { userId, changes } = (value ?? {}) as Partial<Unsent>
  if (!Number.isSafeInteger(userId) || typeof changes !== 'object' || changes === null) return undefined
  const sound = Object.entries(changes).filter(
    ([id, isKept]) => /^[1-9]\d{0,14}$/.test(id) && typeof isKept === 'boolean',
  )
  return { userId: userId as number, changes: Object.fromEntries(sound) }
}

export const useUnsentFavourites = create<Unsent>()(() => readStored(unsentFavouritesKey, parse) ?? nothing)

function keep(unsent: Unsent): void {
  const isEmpty = Object.keys(unsent.changes).length === 0
  writeStored(unsentFavouritesKey, isEmpty ? undefined : unsent)
  useUnsentFavourites.setState(isEmpty ? nothing : unsent, true)
}

const changesOf = (userId: number, unsent: Unsent) => (unsent.userId === userId ? unsent.changes : {})

export function noteUnsentFavourite(userId: number, id: number, isKept: boolean): void {
  keep({ userId, changes: { ...changesOf(userId, useUnsentFavourites.getState()), [id]: isKept } })
}

/** A page that is being left aborts its own requests, which is not a rejection. */
let isLeaving = false
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    isLeaving = true
  })
  addEventListener('pageshow', () => {
    isLeaving = false
  })
}

/** Removes a change that the server has confirmed or rejected. A later change stays. */
export function forgetUnsentFavourite(id: number, isKept: boolean): void {
  const { userId, changes } = useUnsentFavourites.getState()
  if (isLeaving || changes[id] !== isKept) return
  const { [id]: _, ...rest } = changes
  keep({ userId, changes: rest })
}

export const unsentFavouritesOf = (userId: number): { id: number; isKept: boolean }[] =>
  Object.entries(changesOf(userId, useUnsentFavourites.getState())).map(([id, isKept]) => ({
    id: Number(id),
    isKept,
  }))

/** The server's ids with the account's unsent changes applied. */
export function withUnsent(ids: readonly number[], userId: number, unsent: Unsent): readonly number[] {
  const changes = changesOf(userId, unsent)
  if (Object.keys(changes).length === 0) return ids
  const added = Object.keys(changes)
    .map(Number)
    .filter(id => changes[id] && !ids.includes(id))
  return [...added, ...ids.filter(id => changes[id] !== false)]
}

export const forgetUnsentFavourites = (): void => keep(nothing)

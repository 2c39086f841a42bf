/** A guest's favourite products, stored on this device: ids only, last added first. The server stores those of an account. */
import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const favouritesKey = 'favourites'
const mostFavourites = 200

const readIds = (value: unknown): number[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter(id => Number.isSafeInteger(id) && id > 0))].slice(0, mostFavourites)
    : undefined

const stored = (): number[] => readStored(favouritesKey, readIds) ?? []

interface GuestFavourites {
  ids: readonly number[]
}

export const useGuestFavourites = create<GuestFavourites>()(() => ({ ids: [] }))

export const readFavouritesAgain = (): void => useGuestFavourites.setState({ ids: stored() })

/** Restored from storage after creation, so that hydration matches the HTML, which the server renders without any. */
readFavouritesAgain()

function keep(ids: readonly number[]): void {
  writeStored(favouritesKey, ids.length > 0 ? ids : undefined)
  useGuestFavourites.setState({ ids })
}

/** Adds it in front, or removes it. Removes the oldest above the limit. */
export function toggleGuestFavourite(id: number): void {
  const { ids } = useGuestFavourites.getState()
  keep(ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids].slice(0, mostFavourites))
}

/** Called after an account has taken them over, or after logout. */
export const forgetGuestFavourites = (): void => keep([])

/** Follows the changes of other tabs. Returns a function that stops it. */
export function followGuestFavourites(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === favouritesKey) readFavouritesAgain()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

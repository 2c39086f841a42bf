/** Recently viewed products on this device, latest first. Ids only; their prices are requested when they are shown. */
import { readStored, writeStored } from './storage.ts'

const recentKey = 'recent_products'
const mostRecent = 9

const readIds = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter(id => Number.isSafeInteger(id)).slice(0, mostRecent) : undefined

export const recentProducts = (): number[] => readStored(recentKey, readIds) ?? []

export const rememberProduct = (id: number): void => {
  writeStored(recentKey, [id, ...recentProducts().filter(other => other !== id)].slice(0, mostRecent))
}

export const forgetRecentProducts = (): void => {
  writeStored(recentKey, undefined)
}

/**
 * The country whose prices are shown (decision 0079). Null: the nearest country of the language, whose prices the server-rendered page
 * contains, and always while every country has the same gross prices.
 */
import { create } from 'zustand'
import type { Country } from '@/contract/endpoints/account/address.ts'

export const usePriceCountry = create<{ country: Country | null }>()(() => ({ country: null }))

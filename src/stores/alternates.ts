/** The slugs of the shown entity in the other languages, for switching the language on the same page. */
import { create } from 'zustand'
import type { Locale } from '@/contract/locales.ts'

export type Alternates = Partial<Record<Locale, Record<string, string>>>

interface AlternatesState {
  alternates: Alternates
  setAlternates(alternates: Alternates): void
}

export const useAlternates = create<AlternatesState>()(set => ({
  alternates: {},
  setAlternates: alternates => set({ alternates }),
}))

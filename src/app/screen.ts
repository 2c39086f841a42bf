/** Hooks that give a page its address, its language, the user, and links to other screens. */
import { type ComponentType, createContext, type ReactNode, useCallback, useContext } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PriceReader, Reader } from '@/api/queries.ts'
import type { ScreenFacts } from '@/contract/guards.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, type MatchedScreen, type PathParams, type ScreenName } from '@/contract/paths.ts'
import { usePriceCountry } from '@/stores/price-country.ts'
import { useSession } from '@/stores/session.ts'

export interface LoadedScreen {
  match: MatchedScreen
  facts: ScreenFacts
  Layout: ComponentType<{ children: ReactNode }>
  Page: ComponentType
  Frame?: ComponentType<{ children: ReactNode }> | undefined
}

export const useLoadedScreen = (): LoadedScreen => useLoaderData() as LoadedScreen

/** The location of an error page: its address, for which no screen was loaded. */
export const PlaceOfError = createContext<MatchedScreen | null>(null)

/** Returns the matched address, on a loaded screen and on an error page. */
export function useMatch(): MatchedScreen {
  const ofError = useContext(PlaceOfError)
  const loaded = useLoaderData() as LoadedScreen | undefined
  return ofError ?? (loaded as LoadedScreen).match
}

export const useLocale = (): Locale => useMatch().locale

export const useScreenParams = (): Record<string, string> => useLoadedScreen().match.params

/** `to('product', { category, slug })` in the language of this screen. */
export function useHref(): (screen: ScreenName, params?: PathParams) => string {
  const locale = useLocale()
  return useCallback((screen, params) => href(screen, locale, params), [locale])
}

export function useReader(): Reader {
  const locale = useLocale()
  const userId = useSession(state => state.user?.id ?? null)
  return { locale, userId }
}

/** The reader of a response with prices. */
export function usePriceReader(): PriceReader {
  const reader = useReader()
  const country = usePriceCountry(state => state.country)
  return { ...reader, country }
}

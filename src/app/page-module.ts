/** The exports of a page's file. It lists the text areas it needs, so that they are loaded before it is rendered. */
import type { ComponentType, ReactNode } from 'react'
import type { ScreenName } from '@/contract/paths.ts'

export interface PageModule {
  default: ComponentType
  areas?: readonly string[] // i18n areas
  Frame?: ComponentType<{ children: ReactNode }> // wraps the page: MUI's theme, for pages with forms
  /** Starts its queries immediately, so that a server-rendered page is hydrated completely. */
  prepare?(address: URL): Promise<unknown>
}

export type LoadPage = () => Promise<PageModule>
export type AdminScreen = Extract<ScreenName, `admin${string}`>
export type FrontScreen = 'home' | 'shop' | 'category' | 'product' // the first pages of a shopper
export type OtherScreen = Exclude<ScreenName, AdminScreen | FrontScreen>

/** i18n areas that every screen needs. Pages list their own. */
export const shellAreas = ['common', 'nav', 'titles', 'ui'] as const

/** What the file of a page exports. It names the text areas it needs, so that its words are there before it is drawn. */
import type { ComponentType, ReactNode } from 'react'
import type { ScreenName } from '@/contract/paths.ts'

export interface PageModule {
  default: ComponentType
  areas?: readonly string[] // i18n areas
  Frame?: ComponentType<{ children: ReactNode }> // stands around it: MUI's theme, for pages with forms
  /** Starts its queries at once, so that a server-rendered page is hydrated whole. */
  prepare?(address: URL): Promise<unknown>
}

export type LoadPage = () => Promise<PageModule>
export type AdminScreen = Extract<ScreenName, `admin${string}`>

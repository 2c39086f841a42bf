import type { PathParams, ScreenName } from '@/contract/paths.ts'

/** Addresses in the reader's language, handed in by the page. */
export type LinkTo = (screen: ScreenName, params?: PathParams) => string

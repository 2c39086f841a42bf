import type { PathParams, ScreenName } from '@/contract/paths.ts'

/** Addresses come from the page; features know no routes. */
export type LinkTo = (screen: ScreenName, params?: PathParams) => string

import type { QueryClient } from '@tanstack/react-query'
import type { ScreenName } from '@/contract/paths.ts'

/** The user who logged in, and what a claim needs to report its result. */
export interface Claimant {
  userId: number
  isVerified: boolean // the email address is confirmed
  cache: QueryClient
  t(key: string, values?: Record<string, number>): string
  to(screen: ScreenName): string
}

/** Resolves when the server has responded. Data that could not be claimed stays in the browser for the next page. */
export type Claim = (claimant: Claimant) => Promise<void>

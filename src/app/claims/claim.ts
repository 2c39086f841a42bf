import type { QueryClient } from '@tanstack/react-query'
import type { ScreenName } from '@/contract/paths.ts'

/** Who logged in, and what a claim needs to say what became of it. */
export interface Claimant {
  userId: number
  isVerified: boolean // the address is confirmed
  cache: QueryClient
  t(key: string, values?: Record<string, number>): string
  to(screen: ScreenName): string
}

/** Ends when the server has responded; what could not be claimed stays in the browser for the next page. */
export type Claim = (claimant: Claimant) => Promise<void>

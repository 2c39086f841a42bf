/** Replaces the network: a test responds to every call. */
import type { AxiosRequestConfig } from 'axios'
import type { Locale } from '@/contract/locales.ts'
import { configureApi } from '../client.ts'

export interface Reply {
  status: number
  data: unknown
}

export function respondToCalls(
  respond: (request: AxiosRequestConfig) => Reply | Promise<Reply>,
  { token = null, locale = 'it' }: { token?: string | null; locale?: Locale } = {},
): void {
  configureApi({
    token: () => token,
    locale: () => locale,
    onToken: () => {},
    onSessionLost: async () => null,
    carry: async request => ({
      headers: { 'content-type': 'application/json' },
      ...(await respond(request)),
    }),
  })
}

/**
 * Client of VIES, the register of VAT numbers of the Union (REST interface of the European Commission). A number that the register cannot
 * check now is `unavailable`, never `invalid`.
 */
import { z } from 'zod'
import type { vatCheckStates } from '@/contract/endpoints/shop/checkout.ts'
import type { ViesConfig } from '../../config.ts'

export interface ViesResponse {
  state: (typeof vatCheckStates)[number]
  name: string
  address: string
  request_identifier: string
  reason: string // why it is unavailable
}

const Body = z.object({
  valid: z.boolean().optional(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  userError: z.string().nullish(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
})

/** Member states that publish no name respond with `---`. */
const shown = (text: string | null | undefined): string =>
  (text ?? '').replace(/^-+$/, '').trim().slice(0, 300)

const unavailable = (reason: string): ViesResponse => ({
  state: 'unavailable',
  name: '',
  address: '',
  request_identifier: '',
  reason,
})

/** With the number of the requester, VIES returns an identifier as a proof of the request. */
const requesterOf = (vatNumber: string) =>
  /^\d{11}$/.test(vatNumber) ? { requesterMemberStateCode: 'IT', requesterNumber: vatNumber } : {}

async function requestOnce(vatNumber: string, requester: string, config: ViesConfig): Promise<ViesResponse> {
  const response = await fetch(`${config.url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      countryCode: vatNumber.slice(0, 2),
      vatNumber: vatNumber.slice(2),
      ...requesterOf(requester),
    }),
    signal: AbortSignal.timeout(config.patienceMillis),
  })
  const body = Body.safeParse(await response.json())
  if (!body.success) return unavailable(`status ${response.status}`)
  const { valid, requestIdentifier, name, address, userError, errorWrappers } = body.data
  const error = errorWrappers?.[0]?.error ?? (valid === undefined ? (userError ?? 'no result') : undefined)
  if (error === 'INVALID_INPUT') return { ...unavailable(''), state: 'invalid' }
  if (error !== undefined) return unavailable(error.slice(0, 100))
  return {
    state: valid ? 'valid' : 'invalid',
    name: shown(name),
    address: shown(address),
    request_identifier: requestIdentifier ?? '',
    reason: '',
  }
}

/**
 * Never throws: a timeout, a network error or an overloaded member state is `unavailable` after the last attempt.
 *
 * @param vatNumber with the prefix of its member state
 * @param requester eleven digits of the shop's own number, or empty
 */
export async function requestVies(
  vatNumber: string,
  requester: string,
  config: ViesConfig,
): Promise<ViesResponse> {
  let last = unavailable('not requested')
  for (let attempt = 0; attempt < config.attempts; attempt++) {
    last = await requestOnce(vatNumber, requester, config).catch((error: unknown) =>
      unavailable(error instanceof Error ? error.name : 'unknown'),
    )
    if (last.state !== 'unavailable') return last
  }
  return last
}

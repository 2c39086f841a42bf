/** Requests the signature of a subscription from the API. Retries an unreachable API while the socket is open. */
import type { InputOf, ResponseOf } from '@/contract/endpoint.ts'
import type { authorizeChannel } from '@/contract/endpoints/site/site.ts'

export type Signature = ResponseOf<typeof authorizeChannel>
export type Signed = { ok: true; value: Signature } | { ok: false; failure: { status: number } } // 0 = unreachable

/** The call of the contract with the session's access token. Passed in. */
export type Authorize = (request: InputOf<typeof authorizeChannel>['body']) => Promise<Signed>

export interface Asking {
  authorize: Authorize
  wait(millis: number): Promise<void>
  isStillWanted(): boolean // whether the requesting socket is still the open one
}

export const pausesMillis: readonly number[] = [1_000, 3_000, 10_000]

const isPassing = ({ status }: { status: number }) => status === 0 || status === 429 || status >= 500

/** Returns undefined if the result is no longer needed. */
export async function signed(
  socketId: string,
  channel: string,
  { authorize, wait, isStillWanted }: Asking,
): Promise<Signed | undefined> {
  for (const pause of [...pausesMillis, undefined]) {
    const response = await authorize({ socket_id: socketId, channel_name: channel })
    if (!isStillWanted()) return undefined
    if (response.ok || pause === undefined || !isPassing(response.failure)) return response
    await wait(pause)
    if (!isStillWanted()) return undefined
  }
  return undefined
}

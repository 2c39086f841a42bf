/**
 * Whether a call of the administration told the register what it wrote. A write that succeeds in silence is a bug: it is logged, and
 * in the tests that walk the table of routes it fails the call. Knows neither routes nor the register.
 */
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { createAmbient } from './ambient.ts'

const calls = createAmbient<{ isTold: boolean }>()

/** The register was told something within the call that runs now. */
export function markTold(): void {
  const call = calls.get()
  if (call) call.isTold = true
}

export const mustTell = ({ path, method, changesNothing }: Endpoint): boolean =>
  path.startsWith('/admin/') && method !== 'GET' && !changesNothing

/** Runs a call and says whether it told the register. */
export async function watchTold<T>(work: () => Promise<T>): Promise<{ result: T; isTold: boolean }> {
  const call = { isTold: false }
  const result = await calls.run(call, work)
  return { result, isTold: call.isTold }
}

/**
 * Detects writes of the administration without an audit entry. Such a write is a bug: it is logged, and the tests that walk the table
 * of routes fail for it. Knows neither routes nor the audit log.
 */
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { createAmbient } from './ambient.ts'

const calls = createAmbient<{ isAudited: boolean }>()

/** The running call has written an audit entry, or has changed nothing. */
export function markAudited(): void {
  const call = calls.get()
  if (call) call.isAudited = true
}

/** Writes of the administration, except those declared with `changesNothing`. */
export const mustBeAudited = ({ path, method, changesNothing }: Endpoint): boolean =>
  path.startsWith('/admin/') && method !== 'GET' && !changesNothing

/** Runs a call; `isAudited` is whether `markAudited` was called meanwhile. */
export async function watchAudited<T>(work: () => Promise<T>): Promise<{ result: T; isAudited: boolean }> {
  const call = { isAudited: false }
  const result = await calls.run(call, work)
  return { result, isAudited: call.isAudited }
}

/**
 * Detects administration writes without an audit entry. Such a write is a bug: it is logged, and the test that calls every route
 * fails. This module depends neither on routes nor on the audit log.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint } from '@/contract/endpoint.ts'

const calls = new AsyncLocalStorage<{ isAudited: boolean }>()

/** Marks the current call as audited: it has written an audit entry, or has changed nothing. */
export function markAudited(): void {
  const call = calls.getStore()
  if (call) call.isAudited = true
}

/** True for writes of the administration, except those declared with `changesNothing`. */
export const mustBeAudited = ({ path, method, changesNothing }: Endpoint): boolean =>
  path.startsWith('/admin/') && method !== 'GET' && !changesNothing

/** Runs a call. `isAudited` is true if `markAudited` was called during it. */
export async function watchAudited<T>(work: () => Promise<T>): Promise<{ result: T; isAudited: boolean }> {
  const call = { isAudited: false }
  const result = await calls.run(call, work)
  return { result, isAudited: call.isAudited }
}

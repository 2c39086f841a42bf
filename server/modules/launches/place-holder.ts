/**
 * The holder of a place: an account, or a browser by its cookie. A place that a guest took remains theirs after the login, because the
 * browser still sends the cookie.
 */
import { browserCookie } from '../../kernel/browser-cookie.ts'
import type { CallContext } from '../../kernel/context.ts'

const day = 24 * 60 * 60_000

const cookie = browserCookie('launch_place', 'launch-place', 30 * day)

export const holderOfAccount = (userId: number): string => `user:${userId}`

/** A person in the waiting rooms: who they are, and when. */
export interface LaunchVisitor {
  holders: readonly string[]
  now: Date
}

type Facts = Pick<CallContext, 'caller' | 'config' | 'request'>

/** Returns every holder that this caller is; empty for a guest without the cookie. */
export function holdersOf(context: Facts): string[] {
  const browser = cookie.markOf(context)
  return [
    ...(context.caller ? [holderOfAccount(context.caller.userId)] : []),
    ...(browser ? [`browser:${browser}`] : []),
  ]
}

export const launchVisitor = (context: Facts & Pick<CallContext, 'now'>): LaunchVisitor => ({
  holders: holdersOf(context),
  now: context.now(),
})

/** Returns the holder of a new place. A guest without the cookie receives it. */
export const holderOfNewPlace = (context: Facts & Pick<CallContext, 'ids' | 'reply'>): string =>
  holdersOf(context)[0] ?? `browser:${cookie.give(context)}`

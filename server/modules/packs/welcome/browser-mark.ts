/** Identifies a browser with a welcome pack by a cookie, and its network by the address. The database stores keyed hashes only. */
import { browserCookie, keyedHash } from '../../../kernel/browser-cookie.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { networkOf } from '../../../kernel/network.ts'

export const guestPackMillis = 30 * 24 * 60 * 60_000

const cookie = browserCookie('welcome_pack', 'guest-pack', guestPackMillis)

/** Returns the stored form of this browser, or undefined without a valid cookie. */
export const browserMark = cookie.markOf

/** Gives this browser a new cookie. Returns its stored form. */
export const markBrowser = cookie.give

/** Returns the stored form of the network address. */
export const networkMark = ({ config, request }: Pick<CallContext, 'config' | 'request'>): string =>
  keyedHash(config, 'guest-pack-network', networkOf(request.ip))

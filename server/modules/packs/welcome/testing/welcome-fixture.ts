/**
 * Guests with one browser each on the real server. A browser stores the cookie of its welcome pack, and the access
 * token after a registration.
 */

import type { PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { WelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import { type AuthFixture, openAuthFixture } from '../../../auth/testing/auth-fixture.ts'
import { storeVerification } from '../../../auth/users-repo.ts'
import { storeSettings } from '../../../settings/settings-repo.ts'

export interface Reply<Body> {
  status: number
  body: Body
  setCookies: readonly string[]
}

export interface Browser {
  ip: string
  cookie: string | undefined
  bearer: string | undefined
  call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Reply<Body>>
  /** Registers an unverified account. Returns its id. */
  register(email?: string): Promise<number>
}

export interface WelcomeFixture extends AuthFixture {
  browser(ip?: string): Browser
  /** Verifies like the link of the email. */
  verify(userId: number): Promise<void>
}

export const password = 'una frase lunga e sicura'
let people = 0

export async function openWelcomeFixture(): Promise<WelcomeFixture> {
  const server = await openAuthFixture()
  await storeSettings(server.context.db, { enable_welcome_pack: true, enable_for_game: true }, new Date())
  const browser = (ip = `198.51.100.${people % 250}`): Browser => {
    const self: Browser = {
      ip,
      cookie: undefined,
      bearer: undefined,
      call: async (method, path, payload) => {
        const response = await server.app.inject({
          method,
          url: `/api${path}`,
          remoteAddress: ip,
          headers: {
            'x-locale': 'it',
            ...(self.cookie && { cookie: self.cookie }),
            ...(self.bearer && { authorization: `Bearer ${self.bearer}` }),
          },
          ...(method === 'POST' && { payload: payload ?? {} }),
        })
        const setCookies = [response.headers['set-cookie'] ?? []].flat().map(String)
        const packCookie = setCookies.find(cookie => cookie.startsWith('welcome_pack='))
        if (packCookie) self.cookie = packCookie.split(';')[0]
        return { status: response.statusCode, body: response.json(), setCookies }
      },
      register: async email => {
        people += 1
        server.pass(1000) // an account must be younger than the opened pack
        const body = { name: `Ospite ${people}`, email: email ?? `ospite-${people}@example.com`, password }
        const { body: session } = await self.call<{ access_token: string }>('POST', '/auth/register', body)
        self.bearer = session.access_token
        const { body: user } = await self.call<{ id: number }>('GET', '/auth/user')
        return user.id
      },
    }
    people += 1
    return self
  }
  return {
    ...server,
    browser,
    verify: userId =>
      server.context.db.transaction(async tx => {
        if (await storeVerification(tx, userId, server.context.now()))
          await server.context.events.publish('email-verified', { userId }, tx)
      }),
  }
}

export const nonce = '5a'.repeat(32)

export const seal = (browser: Browser) => browser.call<WelcomePack>('POST', '/welcome-pack')
export const show = (browser: Browser) => browser.call<WelcomePack>('GET', '/welcome-pack')
export const tear = (browser: Browser, sentNonce = nonce) =>
  browser.call<PackOpening & { code: string; opening: PackOpening }>('POST', '/welcome-pack/open', {
    nonce: sentNonce,
  })
/** Returns a browser with an opened pack. */
export async function torn(
  shop: WelcomeFixture,
  ip?: string,
): Promise<{ browser: Browser; opening: PackOpening }> {
  const browser = shop.browser(ip)
  await seal(browser)
  return { browser, opening: (await tear(browser)).body }
}

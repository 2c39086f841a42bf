/** People with passkeys, on the whole server at `https://shop.test`. */
import { eq } from 'drizzle-orm'
import { passkeys } from '../../../db/schema/sign-in.ts'
import {
  type Bent,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '../../../testing/software-authenticator.ts'
import type { AuthFixture } from './auth-fixture.ts'
import { type TestResponse, type Visitor, visitor } from './visitor.ts'

export const shop = 'https://shop.test'
export const password = 'sette nani al mercato'
export const passkeyRefusal = { status: 422, body: { code: 'passkey_refused' } }

export interface Member extends Visitor {
  email: string
  id: number
}

/** `read` returns the fixture of the test file, which exists when its tests run. */
export function passkeyFixture(read: () => AuthFixture) {
  let people = 0
  const guest = () => visitor(read().app, { headers: { origin: shop } })

  async function member({ isVerified = true } = {}): Promise<Member> {
    const email = `passkey-${++people}@example.com`
    const person = guest()
    await person.enter('/api/auth/register', { name: 'Ada', email, password })
    if (isVerified) {
      const token = await read().tokenFor(email, 'verify-address')
      await person.call('POST', '/api/auth/verify-email', { token })
    }
    const { body } = await person.call('GET', '/api/auth/user')
    return Object.assign(person, { email, id: Number(body.id) })
  }

  const newOptions = async (person: Visitor) =>
    (await person.call('POST', '/api/me/passkeys/options', {})).body
  const loginOptions = async (person: Visitor) =>
    (await person.call('POST', '/api/auth/passkey/options', {})).body
  const send = (person: Visitor, credential: object): Promise<TestResponse> =>
    person.enter('/api/auth/passkey/login', { credential })
  const add = async (person: Visitor, device: SoftwareAuthenticator, bent?: Bent): Promise<TestResponse> =>
    person.call('POST', '/api/me/passkeys', {
      name: 'Chiave',
      credential: device.create(await newOptions(person), bent),
    })

  return {
    guest,
    member,
    newOptions,
    loginOptions,
    send,
    add,
    listOf: async (person: Visitor) =>
      (await person.call('GET', '/api/me/passkeys')).body as unknown as Record<string, unknown>[],
    rowsOf: (id: number) => read().context.db.select().from(passkeys).where(eq(passkeys.user_id, id)),
    /** A person with one passkey. */
    owner: async (options?: { counts: boolean }) => {
      const person = await member()
      const device = softwareAuthenticator(shop, options)
      const { status, body } = await add(person, device)
      if (status !== 201) throw new Error(`no passkey was added: ${JSON.stringify(body)}`)
      return { person, device }
    },
    /** Logs in with the device, in a separate browser. */
    enterWith: async (device: SoftwareAuthenticator, bent?: Bent, person = guest()): Promise<TestResponse> =>
      send(person, device.assert(await loginOptions(person), bent)),
  }
}

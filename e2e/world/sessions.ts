/** People of the demo shop with an open session, and people of a test's own. */
import { expect } from '@playwright/test'
import type { Role } from '../../src/contract/permissions.ts'

export const demoPassword = 'bottega-demo'

const goodFor = 10 * 60_000 // of a token's fifteen minutes, so that a test can end with it

/** Logs in per server and role, and again before a token grows too old for the test that asks. */
export class Sessions {
  private readonly tokens = new Map<Role, { token: Promise<string>; since: number }>()
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  tokenOf(role: Role): Promise<string> {
    const known = this.tokens.get(role)
    if (known && Date.now() - known.since < goodFor) return known.token
    const token = logIn(this.url, `${role}@example.com`, demoPassword)
    this.tokens.set(role, { token, since: Date.now() })
    return token
  }
}

let visitors = 0

/** An address no other visitor of this run has: limits count per address. */
export function freshAddress(): string {
  visitors += 1
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  return `10.${worker % 256}.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}

const asVisitor = () => ({ 'content-type': 'application/json', 'x-forwarded-for': freshAddress() })

async function tokenFrom(url: string, body: object, status: number): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: asVisitor(), body: JSON.stringify(body) })
  expect(answer.status, await answer.clone().text()).toBe(status)
  return ((await answer.json()) as { access_token: string }).access_token
}

export const logIn = (url: string, email: string, password: string): Promise<string> =>
  tokenFrom(`${url}/api/auth/login`, { email, password }, 200)

export interface Person {
  name: string
  email: string
  password: string
  token: string
}

let people = 0

export const freshEmail = (name = 'prova'): string => {
  people += 1
  return `${name}-${process.env.TEST_WORKER_INDEX ?? 0}-${people}-${Date.now().toString(36)}@example.com`
}

/** A new account of the test's own, as registration makes it. */
export async function registerPerson(url: string, name = 'Prova Nuova'): Promise<Person> {
  const email = freshEmail()
  const password = 'sette-draghi-in-tram'
  const token = await tokenFrom(`${url}/api/auth/register`, { name, email, password }, 201)
  return { name, email, password, token }
}

export const authorised = (token: string) => ({ authorization: `Bearer ${token}` })

import { expect } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import { authorised, freshAddress } from './sessions.ts'

interface Asking {
  token?: string // whose
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' // GET, or POST when there is a body
  body?: object
  locale?: Locale
}

/** The shop's API, straight; anything but a success fails the test with what was answered. */
export async function ask<T = unknown>(
  url: string,
  path: string,
  { token, body, method = body ? 'POST' : 'GET', locale = 'it' }: Asking = {},
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-locale': locale,
      'x-forwarded-for': freshAddress(),
      ...(token && authorised(token)),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true)
  return (await answer.json()) as T
}

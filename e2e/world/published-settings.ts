/** Settings that the server itself reads: published as an administrator does, and put back as they were. */
import { expect } from '@playwright/test'
import type { AdminSettings, SettingsChange } from '../../src/contract/settings-administration.ts'
import { authorised } from './sessions.ts'

async function publish(url: string, token: string, values: SettingsChange): Promise<AdminSettings> {
  const address = `${url}/api/admin/settings`
  const headers = { ...authorised(token), 'content-type': 'application/json' }
  const before = (await (await fetch(address, { headers })).json()) as AdminSettings
  const body = JSON.stringify({ version: before.version, values })
  const answer = await fetch(address, { method: 'PATCH', headers, body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return before
}

/** Publishes, looks, and puts the old values back whatever was seen. */
export async function whilePublished(
  { url, token }: { url: string; token: string },
  values: SettingsChange,
  look: () => Promise<void>,
): Promise<void> {
  const before = await publish(url, token, values)
  try {
    await look()
  } finally {
    const old = Object.keys(values).map(key => [key, before.values[key as keyof AdminSettings['values']]])
    await publish(url, token, Object.fromEntries(old) as SettingsChange)
  }
}

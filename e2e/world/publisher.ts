/** The settings of the shop as an administrator publishes them, and as they were when the journey is over. */
import { expect } from '@playwright/test'
import type { AdminSettings, SettingsChange } from '../../src/contract/settings-administration.ts'
import { authorised } from './sessions.ts'

export interface Publisher {
  /** These values over the demo shop's own: what was published before is taken back. */
  publish(values: SettingsChange): Promise<void>
  takeBack(): Promise<void>
}

export function publisherOf(url: string, tokenOfAdmin: () => Promise<string>): Publisher {
  const old: SettingsChange = {}
  async function publish(values: SettingsChange): Promise<void> {
    const address = `${url}/api/admin/settings`
    const headers = {
      ...authorised(await tokenOfAdmin()),
      'content-type': 'application/json',
    }
    const before = (await (await fetch(address, { headers })).json()) as AdminSettings
    const own = Object.keys(values).map(key => [key, before.values[key as keyof AdminSettings['values']]])
    const body = JSON.stringify({ version: before.version, values: { ...old, ...values } })
    const answer = await fetch(address, { method: 'PATCH', headers, body })
    expect(answer.status, await answer.clone().text()).toBe(200)
    Object.assign(old, { ...Object.fromEntries(own), ...old })
  }
  return {
    publish,
    takeBack: async () => {
      if (Object.keys(old).length > 0) await publish({})
    },
  }
}

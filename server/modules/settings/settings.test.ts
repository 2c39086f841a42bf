import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminPaymentMethod } from '@/contract/endpoints/admin/methods.ts'
import type { AdminSettings } from '@/contract/endpoints/admin/settings.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = async () => (await server.call('GET', '/admin/settings', { as: 'admin' })).json<AdminSettings>()
const publish = (version: string, values: object) =>
  server.call('PATCH', '/admin/settings', { as: 'admin', body: { version, values } })
const seen = async () => (await server.call('GET', '/settings')).json<SiteSettings>()

describe('payment methods in the settings', () => {
  it('contain the active ones only', async () => {
    expect((await seen()).payment_methods.toSorted()).toEqual(['card', 'cash', 'transfer'])
    expect((await seen()).payment_kinds).toContain('paypal')
    const list = (await server.call('GET', '/admin/payment-methods', { as: 'admin' })).json<{
      data: AdminPaymentMethod[]
    }>()
    const cash = list.data.find(({ code }) => code === 'cash')!
    const { names, notes, surcharge, countries, holder, iban, kinds, version } = cash
    const body = { names, notes, surcharge, countries, holder, iban, kinds, version, is_active: false }
    const saved = await server.call('PUT', '/admin/payment-methods/cash', { as: 'admin', body })
    expect(saved.statusCode).toBe(200)
    expect((await seen()).payment_methods.toSorted()).toEqual(['card', 'transfer'])
  })
})

describe('settings saved in the administration', () => {
  it('publish a colour to every visitor', async () => {
    const { version, values } = await read()
    await seen()
    const vuetify_colors = { ...values.vuetify_colors, headerBackground: '#5b1a3a' }
    expect((await publish(version, { vuetify_colors })).statusCode).toBe(200)
    expect((await seen()).vuetify_colors.headerBackground).toBe('#5b1a3a')
    const page = await server.app.inject({ method: 'GET', url: '/negozio' })
    expect(page.statusCode).toBe(200)
    const entries = (await server.call('GET', '/admin/audit?record=settings', { as: 'admin' })).json()
    expect(entries.data[0].changes).toEqual([
      { path: 'vuetify_colors.headerBackground', from: '', to: '#5b1a3a' },
    ])
  })

  it('refuse the second of two saves with a conflict', async () => {
    const { version } = await read()
    const [first, second] = [
      await publish(version, { site_name: 'Bottega Prima' }),
      await publish(version, { site_name: 'Bottega Seconda' }),
    ]
    expect([first.statusCode, second.statusCode]).toEqual([200, 409])
    expect(second.json()).toMatchObject({
      code: 'conflict',
      current: { values: { site_name: 'Bottega Prima' } },
    })
    expect((await seen()).site_name).toBe('Bottega Prima')
  })

  it.each([
    [{ vuetify_colors: { primary: 'red' } }],
    [{ site_name: '' }],
    [{ languages: [] }],
    [{ favicon: 'javascript:alert(1)' }],
    [{ favicon: '//evil.test/x.svg' }],
    [{ enable_for_game: 'yes' }],
    [{ realtime: { key: 'x' } }],
  ])('refuse %j and change nothing', async values => {
    const before = await read()
    expect((await publish(before.version, values)).statusCode).toBe(422)
    expect((await read()).version).toBe(before.version)
  })

  it('hide a draft until it is published, and delete it then', async () => {
    const { draft_version } = await read()
    const body = { draft_version, values: { site_name: 'Bottega Bozza' } }
    const saved = await server.call('PUT', '/admin/settings/draft', { as: 'admin', body })
    expect(saved.json()).toMatchObject({ draft: { site_name: 'Bottega Bozza' } })
    expect((await seen()).site_name).not.toBe('Bottega Bozza')
    const { version, draft } = await read()
    await publish(version, { site_name: draft!.site_name })
    expect((await seen()).site_name).toBe('Bottega Bozza')
    expect((await read()).draft).toBeNull()
  })

  it('refuse to overwrite or discard another admin’s draft unseen, and write one audit entry per save', async () => {
    const keep = (draft_version: string, values: object) =>
      server.call('PUT', '/admin/settings/draft', { as: 'admin', body: { draft_version, values } })
    const rows = async () =>
      (
        await server.call('GET', '/admin/audit?record=settings&record_id=draft&per_page=100', { as: 'admin' })
      ).json<{ meta: { total: number } }>().meta.total
    const seenAt = await read()
    const before = await rows()
    expect((await keep(seenAt.draft_version, { site_name: 'La mia' })).statusCode).toBe(200)
    expect(await rows()).toBe(before + 1)
    const stale = await keep(seenAt.draft_version, { site_name: 'La tua' })
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { draft: { site_name: 'La mia' } } })
    const published = await server.call('PATCH', '/admin/settings', {
      as: 'admin',
      body: { version: seenAt.version, draft_version: seenAt.draft_version, values: { site_name: 'Altra' } },
    })
    expect(published.json()).toMatchObject({ code: 'conflict' })
    expect((await read()).draft).toMatchObject({ site_name: 'La mia' })
    expect(await rows()).toBe(before + 1)
    await server.call('DELETE', '/admin/settings/draft', { as: 'admin' })
    expect((await read()).draft).toBeNull()
    expect(await rows()).toBe(before + 2)
  })
})

describe('VAT rates in the settings', () => {
  const rate = (since: string, percent = 21) => ({
    area: 'FR' as const,
    tax_class: 'standard' as const,
    percent,
    since,
  })
  const save = async (...rate_changes: ReturnType<typeof rate>[]) => {
    const { version, values } = await read()
    return publish(version, { tax: { ...values.tax, rate_changes } })
  }

  it('can be added from today on and changed until they apply, and never afterwards', async () => {
    expect((await save(rate('2026-11-21'), rate('2026-12-01'))).statusCode).toBe(200)
    expect((await save(rate('2026-11-21'), rate('2026-12-01', 22))).statusCode).toBe(200)
    expect((await save(rate('2026-11-21', 22))).json()).toMatchObject({
      code: 'validation',
      fields: [{ path: 'values.tax.rate_changes', code: 'rate_started' }],
    })
    server.pass(11 * 24 * 3600_000)
    expect((await save(rate('2026-11-21'))).json()).toMatchObject({ code: 'validation' })
    expect((await save(rate('2026-11-21'), rate('2026-12-01', 22), rate('2026-11-30'))).json()).toMatchObject(
      {
        fields: [{ path: 'values.tax.rate_changes.2.since', code: 'rate_past' }],
      },
    )
    expect((await read()).values.tax.rate_changes).toEqual([rate('2026-11-21'), rate('2026-12-01', 22)])
  })
})

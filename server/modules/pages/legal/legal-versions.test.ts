import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminPage, emptyPage, type LegalGap } from '@/contract/endpoints/admin/pages.ts'
import type { AdminSettings } from '@/contract/endpoints/admin/settings.ts'
import type { LegalVersion, LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import type { ContentPage } from '@/contract/endpoints/site/site.ts'
import { pickLike } from '@/lib/pick.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { legalTextsJob } from './publish-legal.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.context.jobs.nudge(legalTextsJob)
})
afterAll(() => server.close())

const inForce = async () => (await server.call('GET', '/legal/in-force')).json<LegalVersionHead[]>()
const ofTerms = async () => (await server.call('GET', '/legal/kinds/terms')).json<LegalVersionHead[]>()
const version = async (id: number, locale = 'it') =>
  (
    await server.call('GET', `/legal/versions/${id}`, { headers: { 'x-locale': locale } })
  ).json<LegalVersion>()
const termsPage = async () => {
  const list = await server.call('GET', '/admin/pages?per_page=100', { as: 'admin' })
  return list.json<{ data: AdminPage[] }>().data.find(({ legal_kind }) => legal_kind === 'terms') as AdminPage
}
const save = async (change: (page: AdminPage) => void) => {
  const page = await termsPage()
  change(page)
  const body = { ...pickLike(page, emptyPage()), version: page.version }
  const saved = await server.call('PUT', `/admin/pages/${page.id}`, { as: 'admin', body })
  expect(saved.statusCode, saved.body).toBe(200)
}
const write = (body: string) => (page: AdminPage) => {
  page.translations.it.body = body
}
const shown = async () => (await server.call('GET', '/pages/condizioni-di-vendita')).json<ContentPage>()

describe('the versions of a legal text', () => {
  it('are published for the pages of a shop, in the order terms, withdrawal, privacy', async () => {
    expect((await inForce()).map(({ kind }) => kind)).toEqual(['terms', 'withdrawal', 'privacy'])
  })

  it('stay the same while the page is saved without a change', async () => {
    const before = await ofTerms()
    await save(() => {})
    await server.context.jobs.nudge(legalTextsJob)
    expect(await ofTerms()).toEqual(before)
  })

  it('get a new one when the page changes, and keep the former one readable', async () => {
    const [former] = await ofTerms()
    const formerText = (await version(former!.id)).body
    server.pass(60_000)
    await save(write('<p>Nuove condizioni.</p>'))
    server.pass(6000)
    const [latest, previous] = await ofTerms()
    expect(previous).toEqual(former)
    expect(await version(latest!.id)).toMatchObject({ body: '<p>Nuove condizioni.</p>', is_in_force: true })
    expect(await version(former!.id)).toMatchObject({ body: formerText, is_in_force: false })
    expect(await shown()).toMatchObject({ body: '<p>Nuove condizioni.</p>', legal: { id: latest!.id } })
  })

  it('apply from the day of the page, and until then the page shows the version in force', async () => {
    await save(page => {
      write('<p>Da dicembre.</p>')(page)
      page.legal_from = '2026-12-01'
    })
    server.pass(6000)
    const [announced, current] = await ofTerms()
    expect(announced?.effective_from).toBe('2026-11-30T23:00:00.000Z')
    expect((await inForce()).find(({ kind }) => kind === 'terms')?.id).toBe(current?.id)
    expect((await shown()).body).toBe('<p>Nuove condizioni.</p>')
    server.pass(15 * 24 * 3600_000)
    expect((await inForce()).find(({ kind }) => kind === 'terms')?.id).toBe(announced?.id)
    expect((await shown()).body).toBe('<p>Da dicembre.</p>')
  })

  it('contain the seller, in each language, and change with the settings', async () => {
    await save(write('<p>Venditore: {{seller}}</p><p>{{seller.pec}}</p>'))
    const read = async () => {
      server.pass(6000)
      return (await version((await ofTerms())[0]!.id)).body
    }
    expect(await read()).toContain('Bottega Arcana S.r.l.<br>')
    expect(await read()).toContain('P. IVA IT01234567897')
    const settings = (await server.call('GET', '/admin/settings', { as: 'admin' })).json<AdminSettings>()
    const company = { ...settings.values.company, name: 'Carte & Co.', pec: 'carte@pec.example.com' }
    const body = { version: settings.version, values: { company } }
    expect((await server.call('PATCH', '/admin/settings', { as: 'admin', body })).statusCode).toBe(200)
    expect(await read()).toContain('Carte &amp; Co.<br>')
    expect(await read()).toContain('<p>carte@pec.example.com</p>')
  })

  it('cannot be changed or deleted, not even in the database', async () => {
    const { db } = server.context
    const refused = { cause: expect.objectContaining({ code: '23001' }) }
    await expect(db.execute(sql`update legal_versions set digest = ''`)).rejects.toMatchObject(refused)
    await expect(db.execute(sql`delete from legal_versions`)).rejects.toMatchObject(refused)
  })

  it('respond 404 for an unknown version', async () => {
    expect((await server.call('GET', '/legal/versions/999999')).statusCode).toBe(404)
  })
})

describe('the page of a legal text', () => {
  const refusalOf = async (change: object) => {
    const page = { ...emptyPage(), ...change }
    page.translations.it = { ...page.translations.it, title: 'Altro testo' }
    return (await server.call('POST', '/admin/pages', { as: 'admin', body: page })).json().fields
  }

  it('is the only one of its kind', async () => {
    expect(await refusalOf({ legal_kind: 'terms' })).toMatchObject([
      { path: 'legal_kind', code: 'legal_kind_taken' },
    ])
  })

  it('is visible to every visitor', async () => {
    expect(await refusalOf({ legal_kind: 'imprint', visibility: 'authenticated' })).toMatchObject([
      { path: 'visibility', code: 'legal_is_public' },
    ])
  })
})

describe('a placeholder without a value', () => {
  const gaps = async () => (await server.call('GET', '/admin/legal-gaps', { as: 'admin' })).json<LegalGap[]>()

  it('keeps its text unpublished and is listed as a gap, whether it is empty or unknown', async () => {
    const before = await ofTerms()
    await save(write('<p>{{seller.tax_code}} {{seller.planet}} {{retention.orders}}</p>'))
    expect(await ofTerms()).toEqual(before)
    const { id } = await termsPage()
    expect(await gaps()).toEqual([
      { page_id: id, kind: 'terms', placeholders: ['seller.tax_code', 'seller.planet'] },
    ])
  })

  it('publishes the text when the setting is filled in', async () => {
    await save(write('<p>Codice: {{seller.tax_code}}. Ordini: {{retention.orders}}.</p>'))
    expect(await gaps()).toHaveLength(1)
    const settings = (await server.call('GET', '/admin/settings', { as: 'admin' })).json<AdminSettings>()
    const company = { ...settings.values.company, tax_code: '01234567897' }
    const body = { version: settings.version, values: { company } }
    expect((await server.call('PATCH', '/admin/settings', { as: 'admin', body })).statusCode).toBe(200)
    server.pass(6000)
    expect(await gaps()).toEqual([])
    const [latest] = await ofTerms()
    expect((await version(latest!.id)).body).toBe('<p>Codice: 01234567897. Ordini: 10 anni.</p>')
    expect((await version(latest!.id, 'de')).body).not.toContain('{{')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminPage } from '@/contract/endpoints/admin/pages.ts'
import type { ContentPage, PageLink } from '@/contract/endpoints/site/site.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { sourceRenderer } from '../../testing/source-renderer.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { openRenderer: await sourceRenderer() })
})
afterAll(() => server.close())

const noTexts = { title: '', slug: '', lead: '', body: '' }
const body = (changes: object = {}) => ({
  is_published: true,
  icon: null,
  show_in_menu: true,
  show_in_footer: false,
  visibility: 'everyone',
  visible_roles: [],
  translations: {
    ...localizedTextsOf(() => noTexts),
    it: { ...noTexts, title: 'Fiera di Lucca', lead: 'Ci vediamo lì' },
    en: { ...noTexts, title: 'Lucca fair', slug: 'lucca' },
  },
  blocks: [],
  ...changes,
})
const titled = (title: string, slug = '') => ({
  translations: { ...localizedTextsOf(() => noTexts), it: { ...noTexts, title, slug } },
})
const create = (changes: object = {}) =>
  server.call('POST', '/admin/pages', { as: 'admin', body: body(changes) })
const save = ({ id, version }: AdminPage, changes: object) =>
  server.call('PUT', `/admin/pages/${id}`, { as: 'admin', body: { ...body(changes), version } })
const showPage = (slug: string, locale = 'it') =>
  server.call('GET', `/pages/${slug}`, { headers: { 'x-locale': locale } })
const listed = async () =>
  (await server.call('GET', '/pages/simple')).json<PageLink[]>().map(page => page.title)

const textBlock = (html: string) => ({
  id: 'a',
  kind: 'text',
  texts: { ...localizedTextsOf(() => ({ title: '', html: '' })), it: { title: 'Dove', html } },
})

describe('a page created in the administration', () => {
  it('is served at the slug of its title in each of its languages, and listed in the menu', async () => {
    expect((await create()).statusCode).toBe(201)
    expect((await showPage('fiera-di-lucca')).json()).toMatchObject({
      title: 'Fiera di Lucca',
      slug: 'fiera-di-lucca',
    })
    expect((await showPage('lucca', 'en')).json<ContentPage>().title).toBe('Lucca fair')
    expect((await showPage('lucca', 'de')).json<ContentPage>().title).toBe('Fiera di Lucca')
    expect(await listed()).toContain('Fiera di Lucca')
    expect((await server.app.inject('/fiera-di-lucca')).body).toContain('<h1>Fiera di Lucca</h1>')
  })

  it('is served as saved immediately, also where its previous state was just read', async () => {
    const page = (await create(titled('Prima stesura', 'stesura'))).json<AdminPage>()
    expect((await server.app.inject('/stesura')).body).toContain('<h1>Prima stesura</h1>')
    expect((await save(page, titled('Seconda stesura', 'stesura'))).statusCode).toBe(200)
    expect((await server.app.inject('/stesura')).body).toContain('<h1>Seconda stesura</h1>')
  })

  it('is visible as a draft only in an admin’s preview', async () => {
    const page = (await create({ ...titled('Segreta'), is_published: false })).json<AdminPage>()
    expect((await showPage('segreta')).statusCode).toBe(404)
    expect((await server.app.inject('/segreta')).statusCode).toBe(404)
    expect(await listed()).not.toContain('Segreta')
    const preview = `/admin/pages/${page.id}/preview`
    expect((await server.call('GET', preview, { as: 'admin' })).json()).toMatchObject({ title: 'Segreta' })
    expect((await server.call('GET', preview, { as: 'reseller' })).statusCode).toBe(403)
  })

  it.each([
    ['negozio', 'slug_reserved'],
    ['shop', 'slug_reserved'],
    ['en', 'slug_reserved'],
    ['api', 'slug_reserved'],
    ['account', 'slug_reserved'],
    ['old', 'slug_reserved'],
    ['privacy', 'slug_taken'],
    ['Non Così', 'slug'],
  ])('cannot be called %s: %s', async (slug, code) => {
    const response = await create(titled('Altra', slug))
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toMatchObject([{ path: 'translations.it.slug', code }])
  })

  it('needs an Italian title, and at least one role when access is by role', async () => {
    expect((await create(titled(''))).json().fields).toMatchObject([
      { path: 'translations.it.title', code: 'required' },
    ])
    expect((await create({ ...titled('Ruoli'), visibility: 'roles' })).json().fields).toMatchObject([
      { path: 'visible_roles', code: 'required' },
    ])
  })

  it('keeps only the editor’s markup in its rich text and in every block', async () => {
    const bad =
      '<p>Ciao<img src=x onerror=alert(1)><script>alert(1)</script></p><a href="javascript:alert(1)">x</a><svg onload=alert(1)><iframe src="//evil.test"></iframe>'
    const created = await create({
      translations: { ...localizedTextsOf(() => noTexts), it: { ...noTexts, title: 'Pulita', body: bad } },
      blocks: [
        textBlock(bad),
        {
          id: 'q',
          kind: 'questions',
          texts: localizedTextsOf(() => ({ title: '', lead: '' })),
          questions: [{ id: '1', texts: localizedTextsOf(() => ({ question: 'Sì?', answer: bad })) }],
        },
      ],
    })
    expect(created.statusCode).toBe(201)
    const painted = (await server.app.inject('/pulita')).body
    const main = painted.slice(painted.indexOf('<main'), painted.indexOf('</main>'))
    expect(main).toContain('Ciao')
    for (const html of [created.body, (await showPage('pulita')).body, main])
      expect(html).not.toMatch(/onerror|onload|<script>alert|javascript:|evil\.test/)
    expect((await showPage('pulita')).json<ContentPage>().blocks[0]).toMatchObject({
      texts: { html: '<p>Ciao</p><a>x</a>' },
    })
  })

  it('refuses an invalid address of a picture or link', async () => {
    const picture = {
      id: 'p',
      kind: 'picture',
      width: 'wide',
      texts: localizedTextsOf(() => ({ alt: '', caption: '' })),
    }
    for (const address of ['javascript:alert(1)', '//evil.test/a.png', 'data:text/html,x'])
      expect(
        (await create({ ...titled('Foto'), blocks: [{ ...picture, picture: address }] })).statusCode,
      ).toBe(422)
  })
})

describe('saving a page', () => {
  it('redirects permanently from an old slug to the new one, and back when the slug is restored', async () => {
    const first = (await create(titled('Vecchia'))).json<AdminPage>()
    const second = (await save(first, titled('Vecchia', 'nuova'))).json<AdminPage>()
    const old = await server.app.inject('/vecchia?da=mail')
    expect([old.statusCode, old.headers.location]).toEqual([308, '/nuova?da=mail'])
    expect((await showPage('vecchia')).json<ContentPage>().slug).toBe('nuova')
    await save(second, titled('Vecchia', 'vecchia'))
    server.pass(6000)
    expect((await server.app.inject('/vecchia')).statusCode).toBe(200)
    expect((await server.app.inject('/nuova')).headers.location).toBe('/vecchia')
  })

  it('returns the current page to the second of two admins', async () => {
    const page = (await create(titled('Contesa'))).json<AdminPage>()
    expect((await save(page, titled('Contesa uno', 'contesa'))).statusCode).toBe(200)
    const stale = await save(page, titled('Contesa due', 'contesa'))
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current.translations.it.title).toBe('Contesa uno')
    expect((await showPage('contesa')).json<ContentPage>().title).toBe('Contesa uno')
  })
})

describe('the order of menu and footer', () => {
  const order = async () =>
    (await server.call('GET', '/admin/pages?per_page=100', { as: 'admin' }))
      .json<{ data: AdminPage[] }>()
      .data.filter(page => page.kind === 'page')
      .map(page => page.id)
  const sort = (ids: number[], previousIds: number[]) =>
    server.call('PUT', '/admin/pages', { as: 'admin', body: { ids, known: previousIds } })

  it('is stored, and a second concurrent change is refused with a conflict', async () => {
    const orderBefore = await order()
    const otherOrder = [...orderBefore.slice(1), orderBefore[0] as number]
    expect((await sort(otherOrder, orderBefore)).statusCode).toBe(200)
    const stale = await sort(orderBefore.toReversed(), orderBefore)
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', current: { ids: otherOrder } }),
    ])
    expect(await order()).toEqual(otherOrder)
  })

  it('appends pages that are missing from the request', async () => {
    const orderBefore = await order()
    const created = (await create(titled('Ultima'))).json<AdminPage>()
    expect((await sort(orderBefore.toReversed(), orderBefore)).statusCode).toBe(200)
    expect(await order()).toEqual([...orderBefore.toReversed(), created.id])
  })
})

describe('the root address', () => {
  it('shows the chosen page in the visitor’s language, and the home page again afterwards', async () => {
    const page = (await create(titled('Porta'))).json<AdminPage>()
    const choose = (id: number | null) =>
      server.call('PUT', '/admin/root-page', { as: 'admin', body: { id } })
    await choose(page.id)
    const root = await server.app.inject('/')
    expect([root.statusCode, root.headers.location]).toEqual([302, '/porta'])
    expect((await server.app.inject('/en')).headers.location).toBe('/en/porta')
    await choose(null)
    expect((await server.app.inject('/')).statusCode).toBe(200)
  })

  it.each([
    ['Bozza', { is_published: false }],
    ['Interna', { visibility: 'authenticated' }],
  ])('refuses a page that is not public (%s)', async (title, locked) => {
    const page = (await create({ ...titled(title), ...locked })).json<AdminPage>()
    const response = await server.call('PUT', '/admin/root-page', { as: 'admin', body: { id: page.id } })
    expect([response.statusCode, response.json().code]).toEqual([409, 'page_not_public'])
    const stored = (await server.call('GET', `/admin/pages/${page.id}`, { as: 'admin' })).json<AdminPage>()
    expect(stored.is_root).toBe(false)
  })
})

describe('the FAQ', () => {
  const faq = async () =>
    (await server.call('GET', '/admin/pages', { as: 'admin' }))
      .json<{ data: AdminPage[] }>()
      .data.find(page => page.kind === 'faq') as AdminPage

  it('is served at its own address in every language, with structured data', async () => {
    const response = await server.call('GET', '/faq', { headers: { 'x-locale': 'de' } })
    const { blocks } = response.json<ContentPage>()
    expect(blocks.filter(block => block.kind === 'questions').length).toBeGreaterThanOrEqual(4)
    const page = (await server.app.inject('/de/haufige-fragen')).body
    expect(page).toContain('"@type":"FAQPage"')
  })

  it('cannot be deleted, and disappears with its feature flag', async () => {
    const { id } = await faq()
    expect((await server.call('DELETE', `/admin/pages/${id}`, { as: 'admin' })).statusCode).toBe(404)
    const { version } = (await server.call('GET', '/admin/settings', { as: 'admin' })).json()
    await server.call('PATCH', '/admin/settings', {
      as: 'admin',
      body: { version, values: { enable_faq_page: false } },
    })
    expect((await server.call('GET', '/faq')).statusCode).toBe(404)
  })
})

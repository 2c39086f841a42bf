/** spec 226–228: the generic endpoints for the records of the administration, with its rules. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const as = 'admin' as const
type Body = Record<string, unknown>
const make = (collection: string, body: Body) => server.call('POST', `/${collection}`, { as, body })
const change = (collection: string, id: number, body: Body) =>
  server.call('PATCH', `/${collection}/${id}`, { as, body })
const drop = (collection: string, slug: string) => server.call('DELETE', `/${collection}/${slug}`, { as })
const stored = async (path: string) => (await server.call('GET', `/admin/${path}`, { as })).json()
const fieldsOf = (response: { json(): unknown }) =>
  (response.json() as { fields: { path: string; code: string }[] }).fields

async function category(): Promise<number> {
  return (await make('categories', { name: `Reparto ${Math.random()}` })).json().data.id
}

const day = 24 * 3600_000
const dates = { starts_at: new Date(0).toISOString(), ends_at: new Date(day).toISOString() }
const move = {
  names: { it: 'Colpo', en: '', es: '', fr: '', de: '', pt: '' },
  danno: 33,
  costo_energia: 2,
  video_url: null,
  effetti: [],
}

interface Kind {
  collection: string
  record: string // in the audit log
  item(): Promise<Body>
  slug: string // of the address that deletes it; empty: its id
  changed: [Body, Body] // the request, and the stored result
  wrong: [Body, string] // an invalid request, and its field
  path?: (id: number) => string // where it is read; by default a list
}

const kinds: Kind[] = [
  {
    collection: 'products',
    record: 'product',
    item: async () => ({
      title: 'Dado di vetro',
      sku: 'DADO-VETRO',
      base_price: 900,
      content: '<p onclick="x()">Bello</p>',
      categories: [{ id: await category() }],
      taxonomies: [],
    }),
    slug: 'dado-di-vetro',
    changed: [
      { locale: 'de', name: 'Glaswürfel', stock_quantity: 4 },
      {
        base_price: 900,
        stock_quantity: 4,
        translations: {
          it: { title: 'Dado di vetro', description: '<p>Bello</p>' },
          de: { title: 'Glaswürfel' },
        },
      },
    ],
    wrong: [{ base_price: -1 }, 'base_price'],
    path: id => `products/${id}`,
  },
  {
    collection: 'attributes',
    record: 'attribute',
    item: async () => ({ name: 'Lucentezza', slug: 'lucentezza', is_facet: true }),
    slug: 'lucentezza',
    changed: [
      { locale: 'en', name: 'Shine' },
      { is_facet: true, names: { it: 'Lucentezza', en: 'Shine' } },
    ],
    wrong: [{ slug: 'con-maiuscole-e-un-codice-troppo-lungo-per-stare-qui' }, 'code'],
    path: id => `attributes/${id}`,
  },
  {
    collection: 'coupons',
    record: 'coupon',
    item: async () => ({ title: 'Dieci percento', slug: 'dieci10', percent: 10 }),
    slug: 'DIECI10',
    changed: [
      { minimum: 2000, status: 'draft' },
      { code: 'DIECI10', percent: 10, minimum: 2000, is_active: false },
    ],
    wrong: [{ percent: 10, amount: 10 }, 'percent'],
  },
  {
    collection: 'promotions',
    record: 'promotion',
    item: async () => ({ title: 'Settimana del vetro', excerpt: 'Sette giorni', ...dates }),
    slug: 'settimana-del-vetro',
    changed: [
      { locale: 'fr', title: 'Semaine du verre', status: 'draft' },
      {
        is_published: false,
        translations: { it: { lead: 'Sette giorni' }, fr: { title: 'Semaine du verre' } },
      },
    ],
    wrong: [{ ends_at: dates.starts_at }, 'ends_at'],
    path: id => `promotions/${id}`,
  },
  {
    collection: 'rooms',
    record: 'room',
    item: async () => ({ name: 'Sala vetro', slug: 'sala-vetro', content: '<p>Dentro</p>' }),
    slug: 'sala-vetro',
    changed: [
      { discount: 15, locale: 'pt', name: 'Sala de vidro' },
      { code: 'sala-vetro', discount: 15, names: { it: 'Sala vetro', pt: 'Sala de vidro' } },
    ],
    wrong: [{ discount: 101 }, 'discount'],
    path: id => `rooms/${id}`,
  },
  {
    collection: 'slides',
    record: 'slide',
    item: async () => ({ title: 'Vetrina', picture: '/assets/products/dice.webp' }),
    slug: '',
    changed: [
      { status: 'draft', excerpt: 'Nuova' },
      { is_active: false, texts: { it: { title: 'Vetrina', text: 'Nuova' } } },
    ],
    wrong: [{ kind: 'video' }, 'video_url'],
  },
]

const all = async (collection: string, id: number): Promise<Body> => {
  const { data } = (await stored(`${collection}?per_page=100`)) as { data: Body[] }
  return data.find(row => row.id === id) ?? { code: 'not_found' }
}

const register = async (record: string, id: number): Promise<number> => {
  const { data } = (await stored(`audit?record=${record}&per_page=100`)) as { data: { record_id: number }[] }
  return data.filter(row => Number(row.record_id) === id).length
}

describe.each(kinds)('spec 226–228: $collection', kind => {
  const read = (id: number) => (kind.path ? stored(kind.path(id)) : all(kind.collection, id))

  it('is created, changed where fields are sent, and deleted, each time with an audit entry', async () => {
    const created = await make(kind.collection, await kind.item())
    expect(created.json()).toMatchObject({ data: { id: expect.any(Number) } })
    expect(created.statusCode).toBe(201)
    const { id } = created.json().data
    const [sent, expected] = kind.changed
    expect((await change(kind.collection, id, sent)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject(expected)
    const refused = await change(kind.collection, id, kind.wrong[0])
    expect(refused.statusCode).toBe(422)
    expect(fieldsOf(refused).map(({ path }) => path)).toContain(kind.wrong[1])
    expect(await register(kind.record, id)).toBe(2)
    const deletion = await drop(kind.collection, kind.slug || String(id))
    expect(deletion.statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ code: 'not_found' })
    expect(await register(kind.record, id)).toBe(3)
  })

  it('reports the missing fields of a new record, and writes nothing', async () => {
    const response = await make(kind.collection, {})
    expect(response.statusCode).toBe(422)
    expect(fieldsOf(response).length).toBeGreaterThan(0)
  })

  it.each(['user', 'reseller', undefined] as const)('is refused to %s', async role => {
    const status = role ? 403 : 401
    for (const [method, path] of [
      ['POST', `/${kind.collection}`],
      ['PATCH', `/${kind.collection}/1`],
      ['DELETE', `/${kind.collection}/1`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { title: 'X' }
      expect((await server.call(method, path, { as: role, body })).statusCode).toBe(status)
    }
  })

  it('responds 404 for an unknown record', async () => {
    expect((await change(kind.collection, 999_999, { title: 'X' })).statusCode).toBe(404)
    expect((await drop(kind.collection, 'niente-di-niente')).statusCode).toBe(404)
  })
})

describe('spec 226–228: characters and documents', () => {
  it('creates and changes a character, and refuses to delete it, because it is printed', async () => {
    const facts = { numero_carta: 999, rarita: 'Comune', tipo: 'Aria', pv: 77, mosse: [move] }
    const refused = await make('characters', { title: 'Vetrino', ...facts })
    expect(fieldsOf(refused).map(({ path }) => path)).toContain('art')
    const { data } = (await stored('characters?per_page=1')) as { data: { id: number; slug: string }[] }
    const character = data[0]!
    const changed = await change('characters', character.id, { locale: 'en', excerpt: 'A line of lore.' })
    expect(changed.json()).toMatchObject({ data: { slug: character.slug } })
    expect(await stored(`characters/${character.id}`)).toMatchObject({
      translations: { en: { storia: 'A line of lore.' } },
    })
    expect(await register('character', character.id)).toBe(1)
    expect((await drop('characters', character.slug)).json()).toMatchObject({ code: 'record_in_use' })
    expect((await drop('characters', 'nessuno')).statusCode).toBe(404)
  })

  it('requires a file for a document, renames, withdraws and deletes it', async () => {
    expect((await make('documents', { title: 'Listino' })).statusCode).toBe(422)
    const { data } = (await stored('documents')) as { data: { id: number; names: { it: string } }[] }
    const { id, names } = data[0]!
    const changed = await change('documents', id, { locale: 'en', name: 'Price list', status: 'draft' })
    expect(changed.statusCode).toBe(200)
    expect(await stored(`documents/${id}`)).toMatchObject({
      is_withdrawn: true,
      names: { it: names.it, en: 'Price list' },
    })
    expect((await drop('documents', String(id))).statusCode).toBe(200)
    expect((await stored(`documents/${id}`)).code).toBe('not_found')
    expect(await register('document', id)).toBe(2)
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { cachedIndex } from '../search-index/cached-index.ts'
import { searchProducts } from './search-products.ts'

const titles = [
  'Dvořák',
  'Škatla',
  'Žižek',
  'Łódź',
  'Smørrebrød',
  'Œuvre',
  'Þór',
  'Nguyễn',
  'Işık',
  'Αθήνα',
  'Пётр',
  'Straße',
]
const skus = ['NOR.0707-60', 'KT-INS114-DRE', 'KT-INS1140-XX', 'AB_12.3']

let server: TestServer
let ids: number[]
beforeAll(async () => {
  server = await openTestServer()
  const { db } = server.context
  const { rows } = await db.execute<{ id: number }>(
    sql`select p.id from products p where p.status = 'published' and p.visibility = 'everyone' order by p.id limit 12`,
  )
  ids = rows.map(({ id }) => id)
  for (const [at, title] of titles.entries())
    await db.execute(sql`update product_translations set title = ${title} where product_id = ${ids[at]!}`)
  for (const [at, sku] of skus.entries())
    await db.execute(sql`update products set sku = ${sku} where id = ${ids[at]!}`)
})
afterAll(() => server.close())

async function found(text: string): Promise<readonly number[]> {
  const { db, now } = server.context
  const index = await cachedIndex(db, now())
  return (await searchProducts(db, index, { text, locale: 'it', role: undefined, isExact: true })).ids
}

/** Returns the word that a mistyped one was corrected to for a guest. */
async function correctionOf(text: string): Promise<string | undefined> {
  const { db, now } = server.context
  const index = await cachedIndex(db, now())
  const search = { text, locale: 'it', role: undefined, isExact: false } as const
  const { understood } = await searchProducts(db, index, search)
  return understood.isMended ? understood.words : undefined
}

async function foundByAdmin(text: string): Promise<number[]> {
  const response = await server.call('GET', `/admin/search?search=${encodeURIComponent(text)}`, {
    as: 'admin',
  })
  return response.json().products.map(({ id }: { id: number }) => id)
}

describe('the search of the shop', () => {
  it('finds a title in any alphabet, typed exactly, in capitals and without accents', async () => {
    for (const [at, title] of titles.entries())
      for (const typed of [
        title,
        title.toUpperCase(),
        title.normalize('NFD'),
        title.normalize('NFD').replace(/\p{M}/gu, ''),
      ])
        expect(await found(typed), typed).toContain(ids[at])
  })

  it('finds only the product of an article number, whatever its separators', async () => {
    for (const typed of ['NOR.0707-60', 'nor070760', 'NOR 0707 60', 'nor-0707.60', 'NOR\u20110707\u201360'])
      expect(await found(typed), typed).toEqual([ids[0]])
    for (const typed of ['KT-INS114-DRE', 'KT INS114 DRE', 'ktins114dre'])
      expect(await found(typed)).toEqual([ids[1]])
  })

  it('finds article numbers by their beginning, and only the exact one for a complete number', async () => {
    expect([...(await found('KT-INS114'))].sort()).toEqual([ids[1], ids[2]].sort())
    expect(await found('NOR.0707')).toEqual([ids[0]])
  })
})

describe('the search of the administration', () => {
  it('finds titles and article numbers in the same spellings', async () => {
    for (const [at, title] of titles.entries()) expect(await foundByAdmin(title), title).toContain(ids[at])
    for (const typed of ['NOR.0707-60', 'nor070760', 'NOR 0707 60'])
      expect(await foundByAdmin(typed)).toEqual([ids[0]])
    for (const typed of ['KT-INS114', 'KT INS114 DRE']) expect(await foundByAdmin(typed)).toContain(ids[1])
  })

  it('lists the exact article number first', async () => {
    const { db } = server.context
    await db.execute(sql`update products set sku = 'KT-INS114' where id = ${ids[5]!}`)
    expect((await foundByAdmin('kt ins114'))[0]).toBe(ids[5])
  })
})

it('corrects a typing error to a word of a title only while the reader may see the product', async () => {
  const { db } = server.context
  const change = async (set: string) => {
    await db.execute(sql`update products set ${sql.raw(set)} where id = ${ids[6]!}`)
    server.pass(6000)
  }
  await db.execute(
    sql`update product_translations set title = 'Quarzolite' where product_id = ${ids[6]!} and locale = 'it'`,
  )
  await change(`visibility = 'authenticated'`)
  expect(await correctionOf('quarzoltie')).toBeUndefined()
  await change(`visibility = 'everyone'`)
  expect(await correctionOf('quarzoltie')).toBe('quarzolite')
  await change(`visibility = 'authenticated'`)
  expect(await correctionOf('quarzoltie')).toBeUndefined()
})

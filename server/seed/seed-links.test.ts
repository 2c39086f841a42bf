import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { matchScreen } from '@/contract/paths.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { productSeeds } from './demo-catalogue.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface SeedLink {
  source: string
  locale: Locale
  link: string
}

type Linked = Record<Locale, { link?: string }>

const linksOf = (source: string, texts: Linked): SeedLink[] =>
  locales.flatMap(locale => {
    const { link } = texts[locale]
    return link ? [{ source, locale, link }] : []
  })

function linksInBlock(source: string, block: PageBlock): SeedLink[] {
  const parts = 'cards' in block ? block.cards : []
  return [block, ...parts].flatMap(({ texts }) => linksOf(source, texts as Linked))
}

/** Every link that the demo data stores: slides, campaigns and the blocks of pages. */
async function seedLinks(): Promise<SeedLink[]> {
  const { rows } = await server.context.db.execute<{ source: string; texts: Linked }>(sql`
    select 'slide ' || position as source, texts from slides
    union all select 'campaign ' || name, texts from campaigns`)
  const { rows: pages } = await server.context.db.execute<{ slug: string; blocks: PageBlock[] }>(sql`
    select coalesce(t.slug, '') as slug, p.blocks from pages p
    left join page_translations t on t.page_id = p.id and t.locale = 'it'`)
  return [
    ...rows.flatMap(({ source, texts }) => linksOf(source, texts)),
    ...pages.flatMap(({ slug, blocks }) => blocks.flatMap(block => linksInBlock(`page ${slug}`, block))),
  ]
}

describe('links of the demo data', () => {
  it('lead to an existing page in the language of their text', async () => {
    const links = await seedLinks()
    expect(links.length).toBeGreaterThan(30)
    for (const { source, locale, link } of links) {
      expect(matchScreen(link)?.locale, `${source} ${link}`).toBe(locale)
      expect((await server.app.inject({ url: link })).statusCode, `${source} ${link}`).toBe(200)
    }
  })

  it.each([
    ['slide 0', 'category'],
    ['slide 1', 'game'],
    ['slide 2', 'collections'],
    ['campaign Novità di dicembre', 'shop'],
  ])('lead from %s to the screen that its button names: %s', async (name, screen) => {
    const links = (await seedLinks()).filter(({ source }) => source === name)
    expect(links.map(({ link }) => matchScreen(link)?.screen)).toEqual(locales.map(() => screen))
  })

  it('lead from “View packs” to packs only, in every language', async () => {
    const packs = productSeeds.filter(({ category }) => category === 'packs').map(({ sku }) => sku)
    for (const { link, locale } of (await seedLinks()).filter(({ source }) => source === 'slide 0')) {
      const category = matchScreen(link)?.params.category
      const { rows } = await server.context.db.execute<{ sku: string }>(sql`
        select p.sku from products p join category_translations t on t.category_id = p.category_id
        where t.slug = ${category} and t.locale = ${locale}`)
      expect(rows.map(({ sku }) => sku).sort()).toEqual(packs.toSorted())
    }
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Article, ArticleCard, ArticleCategory } from '@/contract/endpoints/site/blog.ts'
import { locales } from '@/contract/locales.ts'
import { articles, articleTranslations } from '../../db/schema/blog.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

interface ArticlesResponse {
  data: ArticleCard[]
  meta: { total: number }
  categories: ArticleCategory[]
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const list = async (query = '', locale = 'it') =>
  (
    await server.call('GET', `/articles${query}`, { headers: { 'x-locale': locale } })
  ).json<ArticlesResponse>()

const balenauta = 'balenauta-come-nasce-un-mostro-marino'

describe('the journal', () => {
  it('lists published articles, newest first, with their categories', async () => {
    const { data, meta, categories } = await list()
    expect(meta.total).toBe(7)
    expect(data[0]?.slug).toBe('una-battaglia-in-otto-regole')
    expect(data.find(card => card.slug === balenauta)).toMatchObject({
      category: { slug: 'dietro-le-carte' },
      minutes: 1,
    })
    expect(data.map(card => card.published_at)).toEqual(
      data.map(card => card.published_at).sort((a, b) => b.localeCompare(a)),
    )
    expect(categories.map(category => category.slug)).toEqual(['dietro-le-carte', 'tornei', 'guide'])
  })

  it('is paginated, and accepts a category slug of any language', async () => {
    expect((await list('?per_page=2&page=4')).data).toHaveLength(1)
    expect((await list('?category=tournaments')).data.map(card => card.category.slug)).toEqual(['tornei'])
    expect((await server.call('GET', '/articles?category=nessuna')).statusCode).toBe(404)
  })

  it('finds every word in the text of the language, ignoring case and accents, never in a tag', async () => {
    expect((await list('?search=BALENA+genova')).data).toHaveLength(1)
    expect((await list('?search=serviette+baleine', 'fr')).data).toHaveLength(1)
    expect((await list('?search=eprouve')).data).toHaveLength(0)
    expect((await list('?search=blockquote')).data).toHaveLength(0)
    expect((await list('?search=%25')).data).toHaveLength(0)
  })

  it('shows neither drafts nor scheduled articles', async () => {
    const { db } = server.context
    const [row] = await db
      .select({ id: articleTranslations.article_id })
      .from(articleTranslations)
      .where(eq(articleTranslations.slug, balenauta))
    const set = (changes: Partial<typeof articles.$inferInsert>) =>
      db
        .update(articles)
        .set(changes)
        .where(eq(articles.id, row?.id ?? 0))
    const [before] = await db
      .select()
      .from(articles)
      .where(eq(articles.id, row?.id ?? 0))
    const hidden = [
      { is_published: false },
      { published_at: new Date(server.context.now().getTime() + 60_000) },
    ]
    for (const changes of hidden) {
      await set(changes)
      server.pass(6000)
      expect((await server.call('GET', `/articles/${balenauta}`)).statusCode).toBe(404)
      expect((await list()).meta.total).toBe(6)
      expect((await server.app.inject(`/blog-novita/${balenauta}`)).statusCode).toBe(404)
      await set({ is_published: true, published_at: before?.published_at })
      server.pass(6000)
    }
    expect((await list()).meta.total).toBe(7)
  })
})

describe('an article', () => {
  it('accepts a slug of any language and responds in the reader’s, with related articles', async () => {
    const response = await server.call('GET', `/articles/${balenauta}`, { headers: { 'x-locale': 'de' } })
    const article = response.json<Article>()
    expect(article).toMatchObject({
      title: 'Balenauta: wie ein Meeresungeheuer entsteht',
      character_slug: 'balenauta',
    })
    expect(article.translations).toHaveLength(locales.length)
    expect(article.related).toHaveLength(3)
    expect(article.related[0]?.category).toEqual(article.category)
    expect(article.related.map(related => related.id)).not.toContain(article.id)
  })

  it('stores one rating of each logged-in reader', async () => {
    const rate = (stars: number, as?: 'user' | 'other') =>
      server.call('PUT', `/articles/${balenauta}/rating`, { as, body: { stars } })
    expect((await rate(5)).statusCode).toBe(401)
    for (const wrong of [0, 6, 2.5]) expect((await rate(wrong, 'user')).statusCode).toBe(422)
    await rate(5, 'other')
    await rate(1, 'user')
    expect((await rate(4, 'user')).json()).toEqual({
      ratings_average: 4.5,
      ratings_score: 9,
      rd_ratings_average: 4.5,
      rd_ratings_score: 2,
    })
    const own = await server.call('GET', `/me/articles/${balenauta}/rating`, { as: 'user' })
    expect(own.json()).toEqual({ stars: 4 })
  })

  it('is in the HTML without scripts, with structured data, and in the feed', async () => {
    const page = (await server.app.inject(`/en/blog/balenauta-how-a-sea-monster-is-made`)).body
    expect(page).toContain('<h1>Balenauta: how a sea monster is made</h1>')
    expect(page).toContain('"@type":"Article"')
    expect(page).toContain('hreflang="fr-FR"')
    expect(page).toContain('href="/feeds/en.xml"')
    const feed = await server.app.inject('/feeds/en.xml')
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.body.match(/<item>/g)).toHaveLength(7)
    expect(feed.body).toContain('/en/blog/balenauta-how-a-sea-monster-is-made</link>')
    expect((await server.app.inject('/sitemaps/articles-it.xml')).body).toContain(`/blog-novita/${balenauta}`)
  })
})

/** The second query of a list reads an article that was deleted after the first. */
it('W6: omits an article that is deleted while the list is read, and shows the others', async () => {
  const [article] = await server.context.db.select().from(articles).limit(1)
  const { id: _, ...row } = article as typeof articles.$inferSelect
  const read = async () => {
    const feed = await server.app.inject('/feeds/it.xml')
    const shown = (await list()).data.map(({ id }) => id)
    return { status: feed.statusCode, items: feed.body.match(/<item>/g)?.length, shown }
  }
  const before = await read()
  await server.context.db.insert(articles).values(row)
  server.pass(10_000)
  expect(await read()).toEqual(before)
})

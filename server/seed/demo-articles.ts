import { locales } from '@/contract/locales.ts'
import { slugOf } from '@/lib/slug.ts'
import { articleCategories, articles, articleTranslations } from '../db/schema/blog.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { articleCategorySeeds } from './articles/article-seed.ts'
import { guideArticles } from './articles/guide-articles.ts'
import { makingArticles } from './articles/making-articles.ts'
import { rulesArticles } from './articles/rules-articles.ts'
import { tournamentArticles } from './articles/tournament-articles.ts'
import type { LocalizedTexts } from './localized.ts'

const seeds = [...makingArticles, ...rulesArticles, ...guideArticles, ...tournamentArticles]

const day = 24 * 3600 * 1000

const slugsOf = (names: LocalizedTexts): LocalizedTexts => {
  const slugs = { ...names }
  for (const locale of locales) slugs[locale] = slugOf(names[locale])
  return slugs
}

async function seedCategories(db: Queryable): Promise<Map<string, number>> {
  const seeds = Object.entries(articleCategorySeeds)
  const rows = await db
    .insert(articleCategories)
    .values(seeds.map(([, names], position) => ({ names, slugs: slugsOf(names), position })))
    .returning({ id: articleCategories.id, position: articleCategories.position })
  return new Map(rows.map(({ id, position }) => [seeds[position]?.[0] ?? '', id]))
}

export async function seedArticles(db: Queryable, now: Date): Promise<void> {
  const categories = await seedCategories(db)
  for (const seed of seeds) {
    const [row] = await db
      .insert(articles)
      .values({
        category_id: categories.get(seed.category) ?? 0,
        author: seed.author,
        author_picture: `/assets/avatars/${seed.avatar}.webp`,
        picture: `/assets/characters/${seed.character}/creature.webp`,
        element: seed.element,
        character_slug: seed.character,
        is_published: true,
        published_at: new Date(now.getTime() - seed.daysAgo * day),
      })
      .returning({ id: articles.id })
    if (!row) throw new Error('an article was not stored')
    await db.insert(articleTranslations).values(
      locales.map(locale => ({
        article_id: row.id,
        locale,
        slug: slugOf(seed.title[locale]),
        title: seed.title[locale],
        lead: seed.lead[locale],
        body: seed.body[locale],
      })),
    )
  }
}

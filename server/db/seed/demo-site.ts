import { locales } from '../../../src/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { coupons, images, pages, pageTranslations, rooms } from '../schema/content.ts'
import { settings } from '../schema/settings.ts'
import { pageSeeds, roomSeed, settingSeeds, tradeRoomSeed } from './site-texts.ts'
import { slugOfTitle } from './six.ts'

const day = 24 * 3600 * 1000

export async function seedSite(db: Queryable, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(settingSeeds).map(([key, value]) => ({ key, value, updated_at: now })))
  await seedPages(db, now)
  await db.insert(rooms).values([roomSeed, { ...tradeRoomSeed, visible_roles: tradeRoomSeed.roles }])
  await db.insert(coupons).values([
    { code: 'BENVENUTO10', percent: 10 },
    { code: 'CINQUE', amount: 500, max_uses: 500 },
    { code: 'ESTATE2025', percent: 20, ends_at: new Date(now.getTime() - 60 * day) },
  ])
  await db.insert(images).values([
    { url: '/assets/products/box-fuoco.webp', alt: 'Box 24 buste, Serie 1', width: 760, height: 760 },
    { url: '/assets/characters/draghissimo/card.webp', alt: 'Draghissimo', width: 744, height: 1039 },
  ])
}

async function seedPages(db: Queryable, now: Date): Promise<void> {
  for (const [position, seed] of pageSeeds.entries()) {
    const [page] = await db
      .insert(pages)
      .values({
        icon: seed.icon,
        show_in_menu: seed.inMenu ?? false,
        show_in_footer: seed.inFooter ?? false,
        visibility: seed.visibility ?? 'everyone',
        visible_roles: seed.roles ?? [],
        position,
        updated_at: now,
      })
      .returning({ id: pages.id })
    if (!page) throw new Error('a page was not stored')
    await db.insert(pageTranslations).values(
      locales.map(locale => ({
        page_id: page.id,
        locale,
        slug: slugOfTitle(seed.title[locale]),
        title: seed.title[locale],
        lead: seed.lead[locale],
        body: seed.body[locale],
      })),
    )
  }
}

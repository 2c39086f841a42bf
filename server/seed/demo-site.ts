import { locales } from '@/contract/locales.ts'
import { slugOf } from '@/lib/slug.ts'
import { catalogue } from '../../assets/catalogue/catalogue.ts'
import { coupons, images, pages, pageTranslations, rooms } from '../db/schema/content.ts'
import { settings } from '../db/schema/settings.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { productSeeds } from './demo-catalogue.ts'
import { same } from './localized.ts'
import { faqBlocks, faqLead, faqTitle } from './pages/faq-page.ts'
import { legalPageSeeds } from './pages/legal-pages.ts'
import { pageBlockSeeds } from './pages/page-blocks.ts'
import { pageSeeds, roomSeed, settingSeeds, tradeRoomSeed } from './site-texts.ts'

const day = 24 * 3600 * 1000

export async function seedSite(db: Queryable, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(settingSeeds).map(([key, value]) => ({ key, value, updated_at: now })))
  await seedPages(db, now)
  await seedFaq(db, now)
  await db.insert(rooms).values([roomSeed, { ...tradeRoomSeed, visible_roles: tradeRoomSeed.roles }])
  await db.insert(coupons).values([
    { code: 'BENVENUTO10', percent: 10 },
    { code: 'CINQUE', amount: 500, max_uses: 500 },
    { code: 'ESTATE2025', percent: 20, ends_at: new Date(now.getTime() - 60 * day) },
  ])
  await db.insert(images).values(pictures())
}

async function seedPages(db: Queryable, now: Date): Promise<void> {
  for (const [position, seed] of [...pageSeeds, ...legalPageSeeds].entries()) {
    const [page] = await db
      .insert(pages)
      .values({
        icon: seed.icon,
        show_in_menu: seed.inMenu ?? false,
        show_in_footer: seed.inFooter ?? false,
        visibility: seed.visibility ?? 'everyone',
        visible_roles: seed.roles ?? [],
        legal_kind: seed.legal ?? null,
        blocks: [...(pageBlockSeeds[seed.title.it] ?? [])],
        position,
        updated_at: now,
      })
      .returning({ id: pages.id })
    if (!page) throw new Error('a page was not stored')
    await db.insert(pageTranslations).values(
      locales.map(locale => ({
        page_id: page.id,
        locale,
        slug: seed.slugs?.[locale] ?? slugOf(seed.title[locale]),
        title: seed.title[locale],
        lead: seed.lead[locale],
        body: seed.body[locale],
      })),
    )
  }
}

/** The FAQ page. Its path is that of its screen; its slug is unused. */
async function seedFaq(db: Queryable, now: Date): Promise<void> {
  const [page] = await db
    .insert(pages)
    .values({ kind: 'faq', icon: 'question', blocks: [...faqBlocks], position: 100, updated_at: now })
    .returning({ id: pages.id })
  if (!page) throw new Error('the page with questions was not stored')
  await db.insert(pageTranslations).values(
    locales.map(locale => ({
      page_id: page.id,
      locale,
      slug: slugOf(faqTitle[locale]),
      title: faqTitle[locale],
      lead: faqLead[locale],
    })),
  )
}

/** The media library: product images and card images. */
function pictures() {
  const titleByPicture = new Map(productSeeds.map(seed => [seed.picture, seed.title]))
  const ofProducts = [...titleByPicture].map(([picture, alts]) => ({
    url: `/assets/products/${picture}.webp`,
    alts,
    width: 760,
    height: 760,
  }))
  const ofCards = catalogue.map(seed => ({
    url: `/assets/characters/${seed.slug}/card.webp`,
    alts: same(seed.nome),
    width: 640,
    height: 896,
  }))
  return [...ofProducts, ...ofCards]
}

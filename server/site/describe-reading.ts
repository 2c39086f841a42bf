/** Metadata of pages, articles, characters and configurators. */
import { ArticleQuery, blogPageSize } from '@/contract/endpoints/site/blog.ts'
import { isBeyondEnd, RowId } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, type MatchedScreen } from '@/contract/paths.ts'
import { articleBySlug, articlesPage, wordsIn as wordsOfArticle } from '../modules/blog/blog-repo.ts'
import { allCharacters, characterBySlug } from '../modules/characters/characters-repo.ts'
import { showCollection } from '../modules/collections/show-collection.ts'
import { shownBlocks } from '../modules/pages/block-words.ts'
import { versionsOf } from '../modules/pages/legal/legal-versions-repo.ts'
import { pageRefusal } from '../modules/pages/page-access.ts'
import { faqPage, pageBySlug, wordsIn } from '../modules/pages/pages-repo.ts'
import { guestOf, tellingOf } from './describe-shop.ts'
import type { Found, Site } from './page-facts.ts'
import { sharePath } from './share/mount-share.ts'
import { articleStructure, breadcrumb, faqStructure } from './structured-data.ts'
import { translate } from './words.ts'

export async function describeCharacters({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const links = (await allCharacters(site.db)).map(({ slug, nome }) => ({
    path: href('character', locale, { slug }),
    text: nome,
  }))
  return { links }
}

export async function describeCharacter({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const character = await characterBySlug(site.db, params.slug ?? '')
  if (!character) return 'missing'
  const lead = character.translations.find(translation => translation.locale === locale)?.storia ?? ''
  const list = { name: translate(locale, 'titles.characters'), path: href('characters', locale) }
  return {
    title: character.nome,
    description: lead,
    image: sharePath(character.slug, locale),
    kind: 'article',
    structured: [breadcrumb(tellingOf(site, locale), [list, { name: character.nome }])],
  }
}

export async function describeContent({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const slug = params.slug ?? ''
  const stored = await pageBySlug(site.db, slug, locale)
  if (!stored) return 'missing'
  const slugIn = (to: Locale) => wordsIn(stored, to)?.slug ?? slug
  if (slugIn(locale) !== slug) return { movedTo: href('page', locale, { slug: slugIn(locale) }) }
  const toParams = (to: Locale) => ({ slug: slugIn(to) })
  if (pageRefusal(stored.page, undefined)) return { isLocked: true, params: toParams }
  const words = wordsIn(stored, locale)
  const title = words?.title ?? ''
  return {
    title,
    description: words?.lead || undefined,
    kind: 'article',
    params: toParams,
    structured: [breadcrumb(tellingOf(site, locale), [{ name: title }])],
  }
}

/** Metadata of one version of a legal text. */
export async function describeLegalVersion({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const id = Number(params.id)
  const [version] = RowId.safeParse(id).success ? await versionsOf(site.db, [id]) : []
  if (!version) return 'missing'
  const { title, lead } = version.content.texts[locale]
  return { title, description: lead || undefined, kind: 'article' }
}

export async function describeFaq({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const stored = await faqPage(site.db)
  if (!stored) return 'missing'
  const words = wordsIn(stored, locale)
  const title = words?.title ?? translate(locale, 'titles.faq')
  const blocks = shownBlocks(stored.page.blocks, locale)
  const questions = blocks.flatMap(block => (block.kind === 'questions' ? block.questions : []))
  const telling = tellingOf(site, locale)
  return {
    title,
    description: words?.lead || undefined,
    structured: [
      faqStructure(
        telling,
        questions.map(({ texts }) => texts),
      ),
      breadcrumb(telling, [{ name: title }]),
    ],
  }
}

export async function describeConfigurator({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const id = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
  const collection = await showCollection(site.db, id, guestOf(locale, site.now()))
  if (!collection) return 'missing'
  const { name: title, lead, picture } = collection
  return {
    title,
    description: lead,
    image: picture,
  }
}

export async function describeBlog({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const query = ArticleQuery.parse({ per_page: 1 })
  const listOptions = { query, categoryId: undefined, locale, now: site.now() }
  const { total } = await articlesPage(site.db, listOptions)
  if (isBeyondEnd(site.page, { total, per_page: blogPageSize })) return 'missing'
  const title = translate(locale, 'titles.blog')
  return {
    structured: [breadcrumb(tellingOf(site, locale), [{ name: title }])],
  }
}

export async function describeArticle({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const stored = await articleBySlug(site.db, params.slug ?? '', locale, site.now())
  if (!stored) return 'missing'
  const { slug, title, lead } = wordsOfArticle(stored, locale)
  const path = href('article', locale, { slug })
  if (slug !== params.slug) return { movedTo: path }
  const { picture, author, published_at: published } = stored.article
  const telling = tellingOf(site, locale)
  const blog = { name: translate(locale, 'titles.blog'), path: href('blog', locale) }
  return {
    title,
    description: lead,
    image: picture,
    kind: 'article',
    params: to => ({ slug: wordsOfArticle(stored, to).slug }),
    structured: [
      articleStructure(telling, { path, title, lead, image: picture, author, published }),
      breadcrumb(telling, [blog, { name: title }]),
    ],
  }
}

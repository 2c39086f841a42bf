/** What there is to read behind an address: pages, journal, characters, configurators. */
import type { Locale } from '../../src/contract/locales.ts'
import { href, type MatchedScreen } from '../../src/contract/paths.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { allArticles, articleBySlug, wordsIn as wordsOfArticle } from '../modules/blog/repo.ts'
import { allCharacters, characterBySlug } from '../modules/characters/repo.ts'
import { showCollection } from '../modules/collections/show-collection.ts'
import { blocksAsHtml, shownBlocks } from '../modules/pages/block-words.ts'
import { pageRefusal } from '../modules/pages/page-access.ts'
import { faqPage, pageBySlug, wordsIn } from '../modules/pages/repo.ts'
import { guestOf, tellingOf } from './describe-shop.ts'
import { articleBody, headedBody, linkList, storyList } from './first-paint.ts'
import type { Found, Site } from './page-facts.ts'
import { sharePath } from './share/mount-share.ts'
import { articleStructure, breadcrumb, faqStructure } from './structured-data.ts'
import { translate } from './words.ts'

const shownStories = 30

export async function describeCharacters({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const links = (await allCharacters(site.db)).map(({ slug, nome }) => ({
    path: href('character', locale, { slug }),
    text: nome,
  }))
  return {
    body: headedBody(
      translate(locale, 'titles.characters'),
      translate(locale, 'head.characters'),
      linkList(links),
    ),
  }
}

export async function describeCharacter({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const character = await characterBySlug(site.db, params.slug ?? '')
  if (!character) return 'missing'
  const lead = character.translations.find(one => one.locale === locale)?.storia ?? ''
  const list = { name: translate(locale, 'titles.characters'), path: href('characters', locale) }
  return {
    title: character.nome,
    description: lead,
    image: sharePath(character.slug, locale),
    kind: 'article',
    structured: [breadcrumb(tellingOf(site, locale), [list, { name: character.nome }])],
    body: articleBody({
      title: character.nome,
      lead,
      body: '',
      picture: `/assets/characters/${character.slug}/creature.webp`,
    }),
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
    body: articleBody({
      title,
      lead: words?.lead ?? '',
      body: (words?.body ?? '') + blocksAsHtml(shownBlocks(stored.page.blocks, locale), escapeHtml),
    }),
  }
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
    body: articleBody({
      title,
      lead: words?.lead ?? '',
      body: (words?.body ?? '') + blocksAsHtml(blocks, escapeHtml),
    }),
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
    body: articleBody({ title, lead, body: '', picture: picture ?? undefined }),
  }
}

export async function describeBlog({ locale }: MatchedScreen, site: Site): Promise<Found> {
  const stories = (await allArticles(site.db, site.now(), shownStories)).map(one =>
    wordsOfArticle(one, locale),
  )
  const title = translate(locale, 'titles.blog')
  return {
    structured: [breadcrumb(tellingOf(site, locale), [{ name: title }])],
    body: headedBody(title, translate(locale, 'head.blog'), storyList(locale, stories)),
  }
}

export async function describeArticle({ locale, params }: MatchedScreen, site: Site): Promise<Found> {
  const stored = await articleBySlug(site.db, params.slug ?? '', locale, site.now())
  if (!stored) return 'missing'
  const { slug, title, lead, body } = wordsOfArticle(stored, locale)
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
    body: articleBody({ title, lead, body, picture }),
  }
}

/** The products, categories, characters and pages behind an address, as a guest may see them. */
import type { Locale } from '../../src/contract/locales.ts'
import { href, type MatchedScreen, type PathParams, type ScreenName } from '../../src/contract/paths.ts'
import type { World } from '../kernel/context.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { allArticles, articleBySlug, wordsIn as wordsOfArticle } from '../modules/blog/repo.ts'
import { categoriesFor, categoryIdOf } from '../modules/catalog/category-repo.ts'
import { findProducts, type Reader } from '../modules/catalog/find-products.ts'
import { productPage } from '../modules/catalog/product-repo.ts'
import { cardOf } from '../modules/catalog/product-row.ts'
import { showProduct } from '../modules/catalog/show-product.ts'
import { characterBySlug } from '../modules/characters/repo.ts'
import { showCollection } from '../modules/collections/show-collection.ts'
import { blocksAsHtml, shownBlocks } from '../modules/pages/block-words.ts'
import { pageRefusal } from '../modules/pages/page-access.ts'
import { faqPage, pageBySlug, wordsIn } from '../modules/pages/repo.ts'
import { describeCreation } from './describe-creation.ts'
import { articleBody, blogBody, listBody, productBody } from './first-paint.ts'
import type { PageFacts } from './page-facts.ts'
import { sharePath } from './share/mount-share.ts'
import { articleStructure, breadcrumb, faqStructure, productStructure } from './structured-data.ts'
import { translate } from './words.ts'

/** What an entity adds to its screen; `missing` when its slug leads nowhere. */
export interface EntityFacts {
  title?: string
  description?: string
  image?: string | null
  kind?: PageFacts['kind']
  params?(locale: Locale): PathParams // the slugs in that language
  structured?: readonly Record<string, unknown>[]
  body?: string
  isLocked?: boolean // not everyone may read it: told to no crawler
}

type Found = EntityFacts | 'missing'
type Describe = (match: MatchedScreen, world: World) => Promise<Found>

const shownProducts = 12

const guestOf = (locale: Locale, now: Date): Reader => ({ locale, role: undefined, now })

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const cut = (text: string, most = 160) =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`

async function shelf(world: World, locale: Locale, categoryId?: number) {
  const reader = guestOf(locale, world.now())
  const query = { page: 1, per_page: shownProducts, sort: 'featured' as const }
  const { rows } = await findProducts(world.db, query, reader, categoryId)
  return rows.map(row => cardOf(row, 'base', world.now()))
}

const describeList: Describe = async ({ locale, screen }, world) => {
  const categories = await categoriesFor(world.db, guestOf(locale, world.now()))
  const title = screen === 'home' ? 'Bottega Arcana' : translate(locale, `titles.${screen}`)
  const head = { title, lead: translate(locale, `head.${screen}`) }
  return { body: listBody(locale, categories, await shelf(world, locale), head) }
}

const describeCategory: Describe = async ({ locale, params }, world) => {
  const id = await categoryIdOf(world.db, params.category ?? '', locale)
  const categories = await categoriesFor(world.db, guestOf(locale, world.now()))
  const category = categories.find(one => one.id === id)
  if (!category) return 'missing'
  const slugIn = (to: Locale) => category.translations.find(one => one.locale === to)?.slug ?? category.slug
  return {
    title: category.name,
    description: category.description || undefined,
    image: category.picture,
    params: to => ({ category: slugIn(to) }),
    structured: [breadcrumb(world.config.publicUrl, locale, [category])],
    body: listBody(locale, categories, await shelf(world, locale, category.id), {
      title: category.name,
      lead: category.description,
    }),
  }
}

const describeProduct: Describe = async ({ locale, params }, world) => {
  const reader = guestOf(locale, world.now())
  const product = await showProduct(world.db, params.slug ?? '', reader)
  if (!product) {
    const isKept = await productPage(world.db, params.slug ?? '', { locale, role: 'admin' })
    return isKept ? { isLocked: true } : 'missing'
  }
  const words = (to: Locale) => product.translations.find(one => one.locale === to)
  const { publicUrl } = world.config
  return {
    title: product.title,
    description: cut(plain(product.description)),
    image: product.picture.url,
    kind: 'product',
    params: to => ({
      category: words(to)?.category_slug ?? product.category.slug,
      slug: words(to)?.slug ?? product.slug,
    }),
    structured: [
      productStructure(publicUrl, locale, product),
      breadcrumb(publicUrl, locale, [product.category], product.title),
    ],
    body: productBody(locale, product),
  }
}

const describeCharacter: Describe = async ({ locale, params }, world) => {
  const character = await characterBySlug(world.db, params.slug ?? '')
  if (!character) return 'missing'
  const story = character.translations.find(one => one.locale === locale)?.storia ?? ''
  return {
    title: character.nome,
    description: story,
    image: sharePath(character.slug, locale),
    kind: 'article',
    body: articleBody(character.nome, story, ''),
  }
}

const describeContent: Describe = async ({ locale, params }, world) => {
  const stored = await pageBySlug(world.db, params.slug ?? '', locale)
  if (!stored) return 'missing'
  const slugIn = (to: Locale) => wordsIn(stored, to)?.slug ?? params.slug
  if (pageRefusal(stored.page, undefined)) return { isLocked: true, params: to => ({ slug: slugIn(to) }) }
  const words = wordsIn(stored, locale)
  return {
    title: words?.title,
    description: words?.lead || undefined,
    kind: 'article',
    params: to => ({ slug: slugIn(to) }),
    body: articleBody(
      words?.title ?? '',
      words?.lead ?? '',
      (words?.body ?? '') + blocksAsHtml(shownBlocks(stored.page.blocks, locale), escapeHtml),
    ),
  }
}

const describeFaq: Describe = async ({ locale }, world) => {
  const stored = await faqPage(world.db)
  if (!stored) return 'missing'
  const words = wordsIn(stored, locale)
  const blocks = shownBlocks(stored.page.blocks, locale)
  const questions = blocks.flatMap(block => (block.kind === 'questions' ? block.questions : []))
  return {
    title: words?.title,
    description: words?.lead || undefined,
    structured: [faqStructure(questions.map(({ texts }) => texts))],
    body: articleBody(
      words?.title ?? '',
      words?.lead ?? '',
      (words?.body ?? '') + blocksAsHtml(blocks, escapeHtml),
    ),
  }
}

const describeConfigurator: Describe = async ({ locale, params }, world) => {
  const id = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
  const collection = await showCollection(world.db, id, guestOf(locale, world.now()))
  if (!collection) return 'missing'
  return {
    title: collection.name,
    description: collection.lead,
    image: collection.picture,
    body: articleBody(collection.name, collection.lead, ''),
  }
}

const describeBlog: Describe = async ({ locale }, world) => {
  const found = await allArticles(world.db, world.now(), shownProducts)
  return {
    body: blogBody(
      locale,
      found.map(one => wordsOfArticle(one, locale)),
    ),
  }
}

const describeArticle: Describe = async ({ locale, params }, world) => {
  const stored = await articleBySlug(world.db, params.slug ?? '', locale, world.now())
  if (!stored) return 'missing'
  const { slug, title, lead, body } = wordsOfArticle(stored, locale)
  const { picture, author, published_at: published } = stored.article
  const slugIn = (to: Locale) => wordsOfArticle(stored, to).slug
  const { publicUrl } = world.config
  const path = href('article', locale, { slug })
  return {
    title,
    description: lead,
    image: picture,
    kind: 'article',
    params: to => ({ slug: slugIn(to) }),
    structured: [
      articleStructure(publicUrl, locale, { path, title, lead, image: picture, author, published }),
    ],
    body: articleBody(title, lead, body),
  }
}

const describers: Partial<Record<ScreenName, Describe>> = {
  home: describeList,
  shop: describeList,
  category: describeCategory,
  product: describeProduct,
  character: describeCharacter,
  creation: describeCreation,
  page: describeContent,
  faq: describeFaq,
  blog: describeBlog,
  article: describeArticle,
  configurator: describeConfigurator,
}

export const describeEntity = async (match: MatchedScreen, world: World): Promise<Found> =>
  (await describers[match.screen]?.(match, world)) ?? {}

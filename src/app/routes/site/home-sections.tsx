/**
 * The sections of the home page with their data. Each sends its own query, so that a failure affects only one section.
 */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articlesQuery } from '@/api/blog-queries.ts'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { charactersQuery, collectionsQuery, productQuery, productsQuery } from '@/api/queries.ts'
import type { ProductQuery } from '@/contract/endpoints/shop/catalog.ts'
import { ProductTile } from '@/features/shop/kit/product-tile.tsx'
import { money, priceOf, useShopWords } from '@/features/shop/kit/product-words.ts'
import { ArticleTile } from '@/features/site/blog/article-tile.tsx'
import { blogWords } from '@/features/site/blog/blog-words.ts'
import { CardParade } from '@/features/site/home/card-parade.tsx'
import { FeaturedCollections } from '@/features/site/home/featured-collections.tsx'
import { hoursLeft, packOfTheDay } from '@/features/site/home/pack-of-the-day.ts'
import { PackWindow } from '@/features/site/home/pack-window.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { Loading, ProductCardSkeleton } from '@/ui/state/skeleton.tsx'
import { useHref, useLocale, usePriceReader, useReader } from '../../screen.ts'
import { useAddToCart } from '../shop/use-add-to-cart.ts'
import styles from './home.module.css'

export function NewestCards() {
  const to = useHref()
  const locale = useLocale()
  const { data: characters = [] } = useQuery(charactersQuery(locale))
  return (
    <CardParade
      characters={characters}
      locale={locale}
      hrefOf={character => to('character', { slug: character.slug })}
      allHref={to('characters')}
    />
  )
}

export function PackOfTheDay() {
  const reader = usePriceReader()
  const to = useHref()
  const words = useShopWords(reader.locale)
  const add = useAddToCart()
  const now = Date.now()
  const { data: types = [] } = useQuery(packTypesQuery(reader.locale))
  const type = packOfTheDay(types, now)
  const { data: product } = useQuery({
    ...productQuery(reader, type?.product.slug ?? ''),
    enabled: type !== undefined,
  })
  if (!type || !product) return null
  return (
    <PackWindow
      type={type}
      product={product}
      price={priceOf(words, product)}
      href={to('product', { category: product.category.slug, slug: product.slug })}
      locale={reader.locale}
      hours={hoursLeft(now)}
      {...(add && { onAdd: () => add(product) })}
    />
  )
}

export function MadeToOrder() {
  const to = useHref()
  const reader = usePriceReader()
  const words = useShopWords(reader.locale)
  const { data: collections = [] } = useQuery(collectionsQuery(reader))
  return (
    <FeaturedCollections
      collections={collections}
      priceOf={collection => money(words, collection.from)}
      hrefOf={collection => to('configurator', { id: collection.id })}
      allHref={to('collections')}
    />
  )
}

const newsCount = 3

export function News() {
  const { t } = useTranslation('site')
  const to = useHref()
  const reader = useReader()
  const { data } = useQuery(articlesQuery(reader, { per_page: newsCount }))
  if (!data || data.data.length === 0) return null
  const words = blogWords(t, reader.locale)
  return (
    <section className={styles.section}>
      <SectionHead title={t('blog.title')} link={{ href: to('blog'), text: t('blog.all_news') }} />
      <div className={styles.news}>
        {data.data.map(article => (
          <ArticleTile key={article.id} article={article} words={words} linkTo={to} titleAs="h3" />
        ))}
      </div>
    </section>
  )
}

export function Loved() {
  const { t } = useTranslation('home')
  const to = useHref()
  return (
    <ProductRow
      title={t('loved')}
      link={{ href: to('shop'), text: t('see_all') }}
      query={{ sort: 'featured' }}
    />
  )
}

interface CardListProps {
  title: string
  link: { href: string; text: string }
  query: Partial<ProductQuery>
}

const shelfCount = 4

/** One row of products below its name. */
export function ProductRow({ title, link, query }: CardListProps) {
  const to = useHref()
  const words = useShopWords(useLocale())
  const add = useAddToCart()
  const { data } = useQuery(productsQuery(usePriceReader(), { ...query, per_page: shelfCount }))
  if (data?.data.length === 0) return null
  const cards = data?.data.map(product => (
    <ProductTile key={product.id} product={product} words={words} linkTo={to} onAdd={add} />
  ))
  return (
    <section>
      <SectionHead title={title} link={link} />
      {cards ? (
        <ProductGrid>{cards}</ProductGrid>
      ) : (
        <Loading>
          <ProductGrid>
            {['a', 'b', 'c', 'd'].map(place => (
              <ProductCardSkeleton key={place} />
            ))}
          </ProductGrid>
        </Loading>
      )}
    </section>
  )
}

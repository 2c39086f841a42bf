import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articlesQuery } from '@/api/blog-queries.ts'
import { categoriesQuery, charactersQuery, productsQuery } from '@/api/queries.ts'
import { ShelfCard } from '@/features/shop/kit/shelf-card.tsx'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { ArticleTile } from '@/features/site/blog/article-tile.tsx'
import { blogWords } from '@/features/site/blog/blog-words.ts'
import { CardParade } from '@/features/site/home/card-parade.tsx'
import { CategoryBento } from '@/features/site/home/category-bento.tsx'
import { Hero } from '@/features/site/home/hero.tsx'
import { PlaySteps } from '@/features/site/home/play-steps.tsx'
import { Promises } from '@/features/site/home/promises.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { Loading } from '@/ui/state/loading.tsx'
import { ProductCardSkeleton } from '@/ui/state/skeleton.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'
import { useAddToCart } from '../shop/use-add-to-cart.ts'
import styles from './home.module.css'

export const areas = ['home', 'shop', 'site']

export default function HomePage() {
  const to = useHref()
  const reader = useReader()
  const settings = useSettings(state => state.settings)
  const { data: categories } = useQuery(categoriesQuery(reader))
  const { data: characters = [] } = useQuery(charactersQuery())
  return (
    <>
      <Hero shopHref={to('shop')} playHref={settings.enable_for_game ? to('battleNew') : undefined} />
      <Container>
        <Promises />
        <div className={styles.section}>
          <CategoryBento
            categories={categories?.data ?? []}
            hrefOf={category => to('category', { category: category.slug })}
            allHref={to('shop')}
          />
        </div>
      </Container>
      <CardParade
        characters={characters}
        locale={reader.locale}
        hrefOf={character => to('character', { slug: character.slug })}
        allHref={to('characters')}
      />
      <Container>
        <div className={styles.section}>
          <PlaySteps />
        </div>
        <div className={styles.section}>
          <Loved />
        </div>
        {settings.enable_blog_page && <News />}
      </Container>
    </>
  )
}

const newsCount = 3

function News() {
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

const lovedCount = 4

function Loved() {
  const { t } = useTranslation('home')
  const to = useHref()
  const words = useShopWords(useLocale())
  const add = useAddToCart()
  const { data } = useQuery(productsQuery(useReader(), { sort: 'featured', per_page: lovedCount }))
  const cards = data?.data.map(product => (
    <ShelfCard key={product.id} product={product} words={words} linkTo={to} onAdd={add} />
  ))
  return (
    <section>
      <SectionHead title={t('loved')} link={{ href: to('shop'), text: t('see_all') }} />
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

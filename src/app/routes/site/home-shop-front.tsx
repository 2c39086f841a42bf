/**
 * Look A, the whole shop front: benefits and product rows, then the cards, the pack of the day, the game, reviews and
 * the news.
 */
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '@/api/queries.ts'
import { CategoryBento } from '@/features/site/home/category-bento.tsx'
import { Promises } from '@/features/site/home/promises.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { useHref, useReader } from '../../screen.ts'
import { WelcomeSection } from '../welcome/welcome-section.tsx'
import styles from './home.module.css'
import { LateCards, LateCollections, LateLoved, LateNews, LatePack, LateSteps } from './home-late.tsx'

export function HomeShopFront() {
  const to = useHref()
  const isOpen = useSettings(state => state.settings.enable_shop_page)
  const { data: categories } = useQuery(categoriesQuery(useReader()))
  return (
    <>
      <Container>
        <Promises />
        <WelcomeSection className={styles.section} />
        {isOpen && (
          <div className={styles.section}>
            <CategoryBento
              categories={categories?.data}
              hrefOf={category => to('category', { category: category.slug })}
              allHref={to('shop')}
            />
          </div>
        )}
      </Container>
      <LateCards />
      <Container>
        <LatePack />
        <LateSteps />
        <LateCollections />
        <LateLoved />
      </Container>
      <LateNews />
    </>
  )
}

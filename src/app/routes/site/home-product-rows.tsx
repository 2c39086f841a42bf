/** Look C, quiet: all categories, a product row for each, and the news. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/queries.ts'
import { CategoryIndex } from '@/features/site/home/category-index.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { Late } from '@/ui/content/late.tsx'
import { useHref, useReader } from '../../screen.ts'
import { WelcomeSection } from '../welcome/welcome-section.tsx'
import styles from './home.module.css'
import { LateCollections, LateNews } from './home-late.tsx'
import { ProductRow } from './home-sections.tsx'

const mostRows = 5

export function HomeProductRows() {
  const { t } = useTranslation('home')
  const to = useHref()
  const isOpen = useSettings(state => state.settings.enable_shop_page)
  const { data } = useQuery({ ...categoriesQuery(useReader()), enabled: isOpen })
  const categories = data?.data.filter(({ count }) => count > 0) ?? []
  const hrefOf = (slug: string) => to('category', { category: slug })
  return (
    <>
      <Container>
        {isOpen && (
          <div className={styles.index}>
            <CategoryIndex
              name={t('start')}
              categories={categories}
              hrefOf={category => hrefOf(category.slug)}
            />
          </div>
        )}
        <WelcomeSection className={styles.section} />
        {categories.slice(0, mostRows).map(category => (
          <Late key={category.id} height={500} narrowHeight={760} className={styles.section}>
            <ProductRow
              title={category.name}
              link={{ href: hrefOf(category.slug), text: t('see_all') }}
              query={{ category: category.slug }}
            />
          </Late>
        ))}
        <LateCollections />
      </Container>
      <LateNews />
    </>
  )
}

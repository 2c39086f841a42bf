/** Look C, quiet: the signs of all categories, then a shelf of each, and the news. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/queries.ts'
import { ShelfIndex } from '@/features/site/home/shelf-index.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { Late } from '@/ui/content/late.tsx'
import { useHref, useReader } from '../../screen.ts'
import styles from './home.module.css'
import { LateCollections, LateNews } from './home-late.tsx'
import { Shelf } from './home-sections.tsx'

const mostShelves = 5

export function HomeShelves() {
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
            <ShelfIndex
              name={t('start')}
              categories={categories}
              hrefOf={category => hrefOf(category.slug)}
            />
          </div>
        )}
        {categories.slice(0, mostShelves).map(category => (
          <Late key={category.id} height={500} narrowHeight={760} className={styles.section}>
            <Shelf
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

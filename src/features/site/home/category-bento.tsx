/** Categories: one large tile and four small ones, each with one of its products. */
import { useTranslation } from 'react-i18next'
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import { Picture } from '@/ui/content/picture.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import styles from './category-bento.module.css'

export interface CategoryBentoProps {
  categories: readonly Category[] | undefined // undefined while loading: placeholders
  hrefOf(category: Category): string
  allHref: string
}

const places = ['a', 'b', 'c', 'd', 'e'] as const

export function CategoryBento({ categories, hrefOf, allHref }: CategoryBentoProps) {
  const { t } = useTranslation('home')
  return (
    <section>
      <SectionHead title={t('start')} link={{ href: allHref, text: t('all_products') }} />
      <div className={styles.bento}>
        {!categories && places.map(place => <span key={place} className={styles.tile} />)}
        {categories?.slice(0, places.length).map(category => (
          <Link
            key={category.id}
            href={hrefOf(category)}
            className={styles.tile}
            style={elementStyle(category.element)}
          >
            <span className={styles.arch} />
            <span className={styles.words}>
              <b>{category.name}</b>
              <span>{category.description}</span>
            </span>
            {category.picture && (
              <Picture src={category.picture} alt="" width={760} height={760} sizes="240px" />
            )}
            <span className={styles.go}>
              <Icon of={iconArrowRight} size={20} />
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}

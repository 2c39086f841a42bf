/**
 * Average rating of the readers, and the reader's own rating: five radios, saved when selected. A guest gets a login
 * link.
 */
import type { RatingFields } from '@/contract/endpoints/site/blog.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconStar, iconStarFill } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Stars } from '@/ui/shop/stars.tsx'
import styles from './article-stars.module.css'
import type { BlogWords } from './blog-words.ts'

export interface ArticleStarsProps {
  rating: RatingFields
  own: number | null // null = none yet
  loginHref: string | null // null: logged in
  words: BlogWords
  onRate(stars: number): void
}

export function ArticleStars({ rating, own, loginHref, words: { t }, onRate }: ArticleStarsProps) {
  const { ratings_average: average, rd_ratings_score: votes } = rating
  return (
    <div className={styles.stars}>
      {average !== null && (
        <Stars
          value={average}
          label={t('blog.rating', { average, count: votes })}
          text={t('blog.votes', { count: votes })}
          size={18}
        />
      )}
      {loginHref ? (
        <Link href={loginHref} className={styles.login}>
          {t('blog.rate_login')}
        </Link>
      ) : (
        <fieldset className={styles.pick}>
          <legend>{t(own === null ? 'blog.rate' : 'blog.rated')}</legend>
          {[1, 2, 3, 4, 5].map(value => (
            <label key={value}>
              <input
                type="radio"
                name="article-stars"
                checked={own === value}
                aria-label={t('blog.stars', { count: value })}
                onChange={() => onRate(value)}
              />
              <Icon of={value <= (own ?? 0) ? iconStarFill : iconStar} size={28} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

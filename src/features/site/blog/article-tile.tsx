/** Tile of an article: picture, category, title, author, date. The first one of a page may be wide. */
import type { ArticleCard } from '@/contract/endpoints/site/blog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { classNames } from '@/ui/class-names.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Link } from '@/ui/link.tsx'
import { ArticlePicture } from './article-picture.tsx'
import styles from './article-tile.module.css'
import type { BlogWords } from './blog-words.ts'

export interface ArticleTileProps {
  article: ArticleCard
  words: BlogWords
  linkTo: LinkTo
  wide?: boolean
  eager?: boolean
  titleAs?: 'h2' | 'h3'
}

export function ArticleTile({
  article,
  words,
  linkTo,
  wide,
  eager,
  titleAs: Title = 'h2',
}: ArticleTileProps) {
  return (
    <article className={classNames(styles.tile, wide && styles.wide)}>
      <ArticlePicture
        picture={article.picture}
        element={article.element}
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.category}>{article.category.name}</p>
        <Title className={styles.title}>
          <Link href={linkTo('article', { slug: article.slug })}>{article.title}</Link>
        </Title>
        <p className={styles.lead}>{article.lead}</p>
        <div className={styles.by}>
          <Avatar src={article.author.picture} size={wide ? 40 : 32} />
          <p>
            <b>{article.author.name}</b>
            <span>
              {words.day(article.published_at)} · {words.t('blog.minutes', { count: article.minutes })}
            </span>
          </p>
        </div>
      </div>
    </article>
  )
}

/** An article: header, picture, text 720 px wide, stars, related articles. */
import type { ReactNode } from 'react'
import type { Article } from '@/contract/endpoints/site/blog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { iconUploadSimple } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleTile } from './article-tile.tsx'
import styles from './article-view.module.css'
import { blogSearch } from './blog-choice.ts'
import type { BlogWords } from './blog-words.ts'

export interface ArticleViewProps {
  article: Article
  words: BlogWords
  linkTo: LinkTo
  onShare(): void
  card: ReactNode // the card of the article's character
  children: ReactNode // the stars
}

export function ArticleView({ article, words, linkTo, onShare, card, children }: ArticleViewProps) {
  const { t, day } = words
  const { category } = article
  return (
    <Container className={styles.page}>
      <article>
        <header className={styles.head}>
          <p className={styles.category}>
            <Link href={linkTo('blog') + blogSearch({ search: '', category: category.slug, page: 1 })}>
              {category.name}
            </Link>
          </p>
          <h1>{article.title}</h1>
          <p className={styles.by}>
            {article.author.name} · <time dateTime={article.published_at}>{day(article.published_at)}</time>
            <span className={styles.minutes}>{t('blog.reading', { count: article.minutes })}</span>
          </p>
        </header>
        <ArticlePicture
          picture={article.picture}
          element={article.element}
          card={card}
          eager
          className={styles.picture}
        />
        <div className={styles.column}>
          <p className={styles.lead}>{article.lead}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: article.body }} />
          <footer className={styles.foot}>
            {children}
            <div className={styles.doors}>
              {article.character_slug && (
                <Button variant="ghost" href={linkTo('character', { slug: article.character_slug })}>
                  {t('blog.to_character')}
                </Button>
              )}
              <Button variant="ghost" icon={iconUploadSimple} onClick={onShare}>
                {t('blog.share')}
              </Button>
            </div>
          </footer>
        </div>
      </article>
      {article.related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('blog.related')}</h2>
          <div>
            {article.related.map(one => (
              <ArticleTile key={one.id} article={one} words={words} linkTo={linkTo} titleAs="h3" />
            ))}
          </div>
        </section>
      )}
    </Container>
  )
}

/**
 * The journal: categories as chips, a search, the newest article wide, the others in a grid. Every filter is part of
 * the URL.
 */

import { useRef } from 'react'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { listArticles } from '@/contract/endpoints/site/blog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Chip } from '@/ui/action/chip.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Pager } from '@/ui/content/pager.tsx'
import { useChosenInSight } from '@/ui/content/use-chosen-in-sight.ts'
import { useTypedSearch } from '@/ui/form/use-typed-search.ts'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { TextField } from '@/ui/light/text-field.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ArticleTile } from './article-tile.tsx'
import { type BlogChoice, blogSearch } from './blog-choice.ts'
import styles from './blog-view.module.css'
import type { BlogWords } from './blog-words.ts'

export interface BlogViewProps {
  articles: ResponseOf<typeof listArticles>
  waiting: boolean // the previous page is still shown
  choice: BlogChoice
  words: BlogWords
  linkTo: LinkTo
  onSearch(search: string): void
}

export function BlogView({ articles, waiting, choice, words, linkTo, onSearch }: BlogViewProps) {
  const { t } = words
  const { text, type, submit } = useTypedSearch(choice.search, onSearch)
  const here = linkTo('blog')
  const row = useRef<HTMLElement>(null)
  useChosenInSight(row, '[aria-current]', choice.category)
  const isPlain = choice.search === '' && choice.category === '' && choice.page === 1
  const [first, ...others] = articles.data
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>{t('blog.heading')}</h1>
        <nav ref={row} className={styles.categories} aria-label={t('blog.categories')} data-scrolls="">
          <Chip
            href={here + blogSearch({ search: choice.search, category: '', page: 1 })}
            selected={choice.category === ''}
          >
            {t('blog.all')}
          </Chip>
          {articles.categories.map(({ slug, name }) => (
            <Chip
              key={slug}
              href={here + blogSearch({ search: choice.search, category: slug, page: 1 })}
              selected={choice.category === slug}
            >
              {name}
            </Chip>
          ))}
        </nav>
        <search className={styles.search}>
          <form onSubmit={submit}>
            <TextField
              type="search"
              label={t('blog.search')}
              hideLabel
              placeholder={t('blog.search')}
              icon={iconMagnifyingGlass}
              value={text}
              onChange={event => type(event.target.value)}
              maxLength={120}
            />
          </form>
        </search>
      </div>
      <div aria-busy={waiting || undefined} className={styles.shelf}>
        {first ? (
          <>
            {isPlain && <ArticleTile article={first} words={words} linkTo={linkTo} wide eager />}
            <div className={styles.grid}>
              {(isPlain ? others : articles.data).map((article, at) => (
                <ArticleTile
                  key={article.id}
                  article={article}
                  words={words}
                  linkTo={linkTo}
                  eager={at < 3}
                />
              ))}
            </div>
          </>
        ) : (
          <EmptyState
            title={t(isPlain ? 'blog.empty' : 'blog.none')}
            element="Psichico"
            picture="/assets/characters/polpetra/creature.webp"
            actions={
              <Button href={isPlain ? linkTo('shop') : here}>{t(isPlain ? 'to_shop' : 'blog.all')}</Button>
            }
          >
            {t(isPlain ? 'blog.empty_text' : 'blog.none_text')}
          </EmptyState>
        )}
      </div>
      <Pager
        page={choice.page}
        pages={Math.ceil(articles.meta.total / articles.meta.per_page)}
        hrefOf={page => here + blogSearch({ ...choice, page })}
      />
    </Container>
  )
}

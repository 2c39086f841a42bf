import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { isBeyondEnd } from '@/contract/envelope.ts'
import { blogSearch, readBlogChoice } from '@/features/site/blog/blog-choice.ts'
import { BlogSkeleton } from '@/features/site/blog/blog-skeleton.tsx'
import { BlogView } from '@/features/site/blog/blog-view.tsx'
import { blogWords } from '@/features/site/blog/blog-words.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useReader } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'
import { chosenArticlesQuery } from './blog.prefetch.ts'

export const areas = ['site']

export default function BlogPage() {
  const { t } = useTranslation('site')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const linkTo = useHref()
  const reader = useReader()
  const choice = readBlogChoice(params)
  const articles = useQuery(chosenArticlesQuery(reader, choice))
  useTitle(undefined, choice.page)
  const isEnded = articles.data && !articles.isPlaceholderData && isBeyondEnd(choice.page, articles.data.meta)
  if (isEnded || failureFrom(articles.error)?.status === 404) return <MissingPage />
  if (articles.isError) return <LoadFailure error={articles.error} onRetry={() => void articles.refetch()} />
  if (!articles.data) return <BlogSkeleton title={t('blog.heading')} />
  return (
    <BlogView
      articles={articles.data}
      waiting={articles.isPlaceholderData}
      choice={choice}
      words={blogWords(t, reader.locale)}
      linkTo={linkTo}
      onSearch={text =>
        navigate(blogSearch({ ...choice, search: text, page: 1 }) || '?', { preventScrollReset: true })
      }
    />
  )
}

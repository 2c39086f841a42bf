import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleQuery, myArticleRatingQuery } from '@/api/blog-queries.ts'
import { call } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { characterQuery } from '@/api/queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { type Article, rateArticle } from '@/contract/endpoints/site/blog.ts'
import { ArticleStars } from '@/features/site/blog/article-stars.tsx'
import { ArticleView } from '@/features/site/blog/article-view.tsx'
import { type BlogWords, blogWords } from '@/features/site/blog/blog-words.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useLoginHref } from '../../login-path.ts'
import { useHref, useLocale, useReader, useScreenParams } from '../../screen.ts'
import { useSlugAlternates } from '../../use-entity-alternates.ts'
import { useTitle } from '../../use-title.tsx'
import { useShare } from '../shop/use-share.ts'

export const areas = ['site', 'shop']

export default function ArticlePage() {
  const { t } = useTranslation('site')
  const { slug = '' } = useScreenParams()
  const reader = useReader()
  const to = useHref()
  const share = useShare()
  const article = useQuery(articleQuery(reader, slug))
  const { data } = article
  useTitle(data?.title)
  useSlugAlternates(data)
  if (failureFrom(article.error)?.status === 404) return <MissingPage />
  if (article.isError) return <LoadFailure error={article.error} onRetry={() => void article.refetch()} />
  if (!data) return <PageSkeleton centred picture />
  const words = blogWords(t, reader.locale)
  return (
    <ArticleView
      article={data}
      words={words}
      linkTo={to}
      onShare={() => share(data.title)}
      card={<OwnCard of={data.character_slug} />}
    >
      <OwnStars article={data} words={words} />
    </ArticleView>
  )
}

function OwnCard({ of }: { of: string | null }) {
  const locale = useLocale()
  const { data } = useQuery({ ...characterQuery(of ?? ''), enabled: of !== null })
  return data ? <CharacterCard character={data} locale={locale} still /> : null
}

function OwnStars({ article, words }: { article: Article; words: BlogWords }) {
  const messages = useProblemMessage()
  const { slug } = article
  const reader = useReader()
  const client = useQueryClient()
  const notify = useToasts(state => state.notify)
  const loginHref = useLoginHref()
  const userId = useSession(state => state.user?.id ?? null)
  const ownRating = useQuery({ ...myArticleRatingQuery(userId ?? 0, slug), enabled: userId !== null })
  const rate = async (stars: number) => {
    const response = await call(rateArticle, { params: { slug }, body: { stars } })
    if (!response.ok) return notify(messages.problem(response.failure), 'error')
    await updateCached(client, myArticleRatingQuery(userId ?? 0, slug).queryKey, stars)
    const voted = { ...article, post_meta_fields: response.value }
    await updateCached(client, articleQuery(reader, slug).queryKey, voted)
  }
  return (
    <ArticleStars
      rating={article.post_meta_fields}
      own={ownRating.data ?? null}
      loginHref={userId === null ? loginHref : null}
      words={words}
      onRate={stars => void rate(stars)}
    />
  )
}

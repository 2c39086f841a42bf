import { useNavigate } from 'react-router-dom'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { ArticleScreen } from '@/features/admin/content/articles/article-screen.tsx'
import { useSession } from '@/stores/session.ts'

export const areas = ['admin', 'admin-words', 'game', 'react-admin', 'validation']

export default function AdminArticlePage() {
  const { id = '' } = useScreenParams()
  const to = useHref()
  const navigate = useNavigate()
  const author = useSession(state => state.user?.name ?? '')
  return (
    <ArticleScreen
      id={id === 'create' ? null : Number(id)}
      author={author}
      locale={useLocale()}
      linkTo={to}
      onOpen={made => navigate(to('adminArticle', { id: made }), { replace: true })}
      onGone={() => navigate(to('adminArticles'))}
    />
  )
}

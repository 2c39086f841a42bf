import { useQuery } from '@tanstack/react-query'
import { artQuery } from '@/api/art-query.ts'
import { creationQuery } from '@/api/creation-queries.ts'
import { failureFrom } from '@/api/failure.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { SharedView } from '@/features/game/creator/shared-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'

export const areas = ['creator', 'game', 'battle', 'effects', 'problems', 'validation']

export default function CreationPage() {
  const { id = '' } = useScreenParams()
  const user = useSession(state => state.user)
  const to = useHref()
  const notify = useToasts(state => state.notify)
  const query = useQuery(creationQuery(user?.id ?? null, id))
  const art = useQuery(artQuery())
  useTitle(query.data?.nome)
  const status = failureFrom(query.error)?.status
  if (status === 404 || status === 422) return <MissingPage />
  if (query.isError) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || art.isPending) return null
  return (
    <SharedView
      creation={query.data}
      art={art.data ?? {}}
      isJudge={isAllowed('admin:game:write', user)}
      linkTo={to}
      home={location.origin}
      notify={notify}
      onJudged={() => void query.refetch()}
    />
  )
}

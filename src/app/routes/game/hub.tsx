import { useQuery } from '@tanstack/react-query'
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { ownedNumbers } from '@/features/game/album/album-pages.ts'
import { HubView } from '@/features/game/hub/hub-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref } from '../../screen.ts'

export const areas = ['game']

export default function HubPage() {
  const user = useSession(state => state.user)
  const to = useHref()
  const { data: cards = [] } = useQuery({ ...myCardsQuery(user?.id ?? 0), enabled: user !== null })
  const { data: packs = [] } = useQuery({ ...myPacksQuery(user?.id ?? 0), enabled: user !== null })
  return (
    <HubView
      user={user}
      sealedPacks={packs.filter(pack => !pack.is_opened).length}
      ownedNumbers={ownedNumbers(cards).length}
      linkTo={to}
    />
  )
}

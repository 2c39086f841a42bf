/** The table on which a guest opens the welcome pack, with its data. Its code is loaded when it is opened. */
import { useQuery } from '@tanstack/react-query'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import type { WelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import { WelcomeTable } from '@/features/game/packs/welcome-table.tsx'
import { withNext } from '@/lib/with-next.ts'
import { Loading } from '@/ui/state/skeleton.tsx'
import { useHref, useLocale } from '../../screen.ts'

interface WelcomePackTableProps {
  welcome: WelcomePack
  onClose(): void
}

export function WelcomePackTable({ welcome, onClose }: WelcomePackTableProps) {
  const to = useHref()
  const locale = useLocale()
  const { data: types = [] } = useQuery(packTypesQuery(locale))
  const { data: characters } = useQuery(charactersQuery(locale))
  if (!characters) return <Loading>{null}</Loading>
  return (
    <WelcomeTable
      welcome={welcome}
      types={types}
      characters={characters}
      locale={locale}
      linkTo={to}
      keepHref={withNext(to('register'), to('album'))}
      onClose={onClose}
    />
  )
}

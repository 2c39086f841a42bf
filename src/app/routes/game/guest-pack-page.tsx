import { useQuery } from '@tanstack/react-query'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { GuestPacks } from '@/features/game/packs/guest-packs.tsx'
import { withNext } from '@/lib/with-next.ts'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLocale } from '../../screen.ts'
import { LateWelcomeTable } from '../welcome/late-welcome-table.tsx'
import { useWelcomePack } from '../welcome/use-welcome-pack.ts'

/** Packs for guests. */
export function GuestPackPage() {
  const to = useHref()
  const locale = useLocale()
  const isOffered = useSettings(state => state.settings.enable_welcome_pack)
  const { data: types = [] } = useQuery(packTypesQuery(locale))
  const hands = useWelcomePack()
  const isTorn = Boolean(hands.welcome?.opening) && !hands.isTable
  return (
    <>
      <GuestPacks
        types={types}
        locale={locale}
        linkTo={to}
        registerHref={withNext(to('register'), to(isTorn ? 'album' : 'pack'))}
        loginHref={withNext(to('login'), to('pack'))}
        welcome={isOffered ? { isTorn, isBusy: hands.isBusy, onTear: hands.tear } : undefined}
      />
      <LateWelcomeTable {...hands} />
    </>
  )
}

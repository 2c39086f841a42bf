/** The unopened pack for guests, as a section of a page (setting `enable_welcome_pack`). */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import type { PackOpening } from '@/contract/endpoints/game/packs.ts'
import { WelcomeBand } from '@/features/site/home/welcome-band.tsx'
import { dayWords } from '@/i18n/dates.ts'
import { withNext } from '@/lib/with-next.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLocale } from '../../screen.ts'
import { LateWelcomeTable } from './late-welcome-table.tsx'
import { useWelcomePack } from './use-welcome-pack.ts'

/** Contains all code to draw a card, so it is loaded only after the pack was opened. */
const TornCards = lazy(() => import('@/features/site/home/torn-cards.tsx'))

/** Only for guests. An account gets its welcome pack when its email address is verified. */
export function WelcomeSection({ className }: { className?: string | undefined }) {
  const { enable_welcome_pack, enable_for_game } = useSettings(state => state.settings)
  const isGuest = useSession(state => state.user === null)
  if (!enable_welcome_pack || !enable_for_game || !isGuest) return null
  return (
    <div className={className}>
      <Offer />
    </div>
  )
}

function Offer() {
  const locale = useLocale()
  const to = useHref()
  const hands = useWelcomePack()
  const { data: types = [] } = useQuery(packTypesQuery(locale))
  const { welcome, isTable, isBusy, tear } = hands
  const opening = isTable ? null : welcome?.opening // not before it was opened in view
  return (
    <>
      <WelcomeBand
        type={types.find(({ rarity }) => rarity === 'common')}
        locale={locale}
        oddsHref={to('pack')}
        isBusy={isBusy}
        onTear={tear}
        tornPack={
          welcome && opening
            ? {
                until: dayWords(welcome.expires_at, locale, 'long'),
                registerHref: withNext(to('register'), to('album')),
                isWaiting: welcome.claim === 'waiting',
                pictures: <Pictures opening={opening} />,
              }
            : undefined
        }
      />
      <LateWelcomeTable {...hands} />
    </>
  )
}

function Pictures({ opening }: { opening: PackOpening }) {
  const locale = useLocale()
  const { data: characters = [] } = useQuery(charactersQuery(locale))
  const cards = opening.cards.flatMap(
    ({ numero_carta }) => characters.find(character => character.numero_carta === numero_carta) ?? [],
  )
  return (
    <Suspense>
      <TornCards cards={cards} locale={locale} />
    </Suspense>
  )
}

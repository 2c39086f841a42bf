import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure, failureFrom } from '@/api/failure.ts'
import { characterQuery, productQuery } from '@/api/queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { noSuchPage } from '@/app/errors/no-such-page.ts'
import { useHref, useLoadedScreen, useLocale, useReader, useScreenParams } from '@/app/screen.ts'
import { localeFacts } from '@/contract/locales.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { nameIn } from '@/features/admin/kit/name-in.ts'
import { CharacterRecord } from '@/features/admin/records/character-record.tsx'
import { OriginScreen } from '@/features/admin/records/origin-screen.tsx'
import { ProductRecord } from '@/features/admin/records/product-record.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Loading } from '@/ui/state/loading.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'

export const areas = ['admin', 'game']

const drawn: Partial<Record<ScreenName, ComponentType>> = {
  adminProduct: ProductPart,
  adminCharacter: CharacterPart,
  adminProductCreate: () => <Origin of="product" list="adminProducts" creature="amanito" />,
  adminCharacterCreate: () => <Origin of="character" list="adminCharacters" creature="gufosaggio" />,
  adminOrderCreate: () => <Origin of="order" list="adminOrders" creature="nuvoletta" />,
}

export default function AdminRecordPage() {
  const { match } = useLoadedScreen()
  const Drawn = drawn[match.screen]
  // No order exists that could be shown: its address is an address of nothing.
  if (!Drawn) throw new ApiFailure(noSuchPage)
  return <Drawn />
}

function ProductPart() {
  const to = useHref()
  const locale = useLocale()
  const { id = '' } = useScreenParams()
  const currency = useSettings(state => state.settings.website_currency)
  const { data, error, refetch } = useQuery(productQuery(useReader(), id))
  useTitle(data?.title)
  if (data)
    return <ProductRecord product={data} linkTo={to} iso={localeFacts[locale].iso} currency={currency} />
  return <Unread error={error} onRetry={() => void refetch()} />
}

function CharacterPart() {
  const to = useHref()
  const locale = useLocale()
  const { slug = '' } = useScreenParams()
  const { data, error, refetch } = useQuery(characterQuery(slug))
  useTitle(data && nameIn(data, locale))
  if (data) return <CharacterRecord character={data} linkTo={to} locale={locale} />
  return <Unread error={error} onRetry={() => void refetch()} />
}

/** Not there yet, not there at all, or not reached. */
function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) {
    return (
      <Loading>
        <Skeleton height={34} width="40%" />
        <br />
        <Skeleton height={320} radius={16} />
      </Loading>
    )
  }
  if (failureFrom(error)?.status === 404) throw error
  return <LoadFailure error={error} onRetry={onRetry} />
}

interface OriginProps {
  of: 'product' | 'character' | 'order'
  list: ScreenName
  creature: string
}

function Origin({ of, list, creature }: OriginProps) {
  const { t } = useTranslation('titles')
  const to = useHref()
  const { match } = useLoadedScreen()
  return (
    <OriginScreen
      of={of}
      title={t(match.screen)}
      listHref={to(list)}
      picture={`/assets/characters/${creature}/creature.webp`}
    />
  )
}

function useTitle(name: string | undefined): void {
  const siteName = useSettings(state => state.settings.site_name)
  useEffect(() => {
    if (name) document.title = `${name} · ${siteName}`
  }, [name, siteName])
}

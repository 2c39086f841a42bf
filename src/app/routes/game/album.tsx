import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { artQuery } from '@/api/art-query.ts'
import { call } from '@/api/client.ts'
import { cardOffersQuery } from '@/api/pack-queries.ts'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { seeCards } from '@/contract/endpoints/game/packs.ts'
import { type AlbumAddress, readAlbum, writeAlbum } from '@/features/game/album/album-choice.ts'
import type { Slot } from '@/features/game/album/album-pages.ts'
import { AlbumSkeleton } from '@/features/game/album/album-skeleton.tsx'
import { AlbumView, type AlbumViewProps, type Step } from '@/features/game/album/album-view.tsx'
import { CardDetail } from '@/features/game/album/card-detail.tsx'
import { useKnownAlbum } from '@/features/game/album/use-known-album.ts'
import { creatureOf } from '@/features/game/kit/character-words.ts'
import { GuestSignIn } from '@/features/game/kit/guest-sign-in.tsx'
import { dayWords } from '@/i18n/dates.ts'
import { withNext } from '@/lib/with-next.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { useHref, useLocale, usePriceReader } from '../../screen.ts'
import { useWelcomePack } from '../welcome/use-welcome-pack.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['album', 'battle', 'effects', 'game']

export default function AlbumPage() {
  const isGuest = useSession(state => state.user === null)
  return isGuest ? <GuestAlbum /> : <OwnAlbum />
}

const nothing = () => {}

/** All cards as silhouettes, except those of a welcome pack that was opened here. */
function GuestAlbum() {
  const { t } = useTranslation('album')
  const locale = useLocale()
  const to = useHref()
  const { data: characters, isError, error, refetch } = useQuery(charactersQuery(locale))
  const { welcome } = useWelcomePack()
  if (isError && !characters)
    return <GameLoadFailure error={error} fallback={t('failed')} onRetry={() => void refetch()} />
  if (!characters) return <AlbumSkeleton back={to('game')} />
  const album = to('album')
  return (
    <Album
      characters={characters}
      owned={welcome?.opening?.cards ?? []}
      offlineSince={null}
      onSeen={nothing}
      foot={
        <GuestSignIn registerHref={withNext(to('register'), album)} loginHref={withNext(to('login'), album)}>
          {t(welcome?.opening ? 'guest.kept' : 'guest.text', {
            day: dayWords(welcome?.expires_at ?? new Date(), locale, 'long'),
          })}
        </GuestSignIn>
      }
    />
  )
}

function OwnAlbum() {
  const { t } = useTranslation('album')
  const locale = useLocale()
  const to = useHref()
  const userId = useSession(state => state.user?.id ?? 0)
  const news = useKnownAlbum(userId, locale)
  const onSeen = useSeenCards(userId)
  if (news.state === 'failed')
    return <GameLoadFailure error={news.error} fallback={t('failed')} onRetry={news.retry} />
  if (news.state === 'loading') return <AlbumSkeleton back={to('game')} />
  return <Album {...news.album} onSeen={onSeen} />
}

type AlbumProps = Pick<AlbumViewProps, 'characters' | 'owned' | 'offlineSince' | 'onSeen' | 'foot'>

function Album(album: AlbumProps) {
  const [params] = useSearchParams()
  const locale = useLocale()
  const to = useHref()
  const address = readAlbum(params)
  const { go, closeCard } = useAddress(address)
  const shop = useCardNews(address.card)
  const notify = useToasts(state => state.notify)
  return (
    <AlbumView
      {...album}
      address={address}
      locale={locale}
      linkTo={to}
      onGo={go}
      detail={(slot, around) => (
        <CardDetail
          before={around.before}
          after={around.after}
          {...shop}
          slot={slot}
          layers={shop.layersOf(slot)}
          locale={locale}
          linkTo={to}
          notify={notify}
          onCard={card => go({ ...address, page: 0, card }, 'replace')}
          onClose={() => closeCard(around.page)}
        />
      )}
    />
  )
}

interface Opened {
  opened?: boolean // opened by a tap in the album: closing it then goes back
}

/** Navigates through the album's addresses. */
function useAddress(address: AlbumAddress) {
  const navigate = useNavigate()
  const state = useLocation().state as Opened | null
  const go = useCallback(
    (next: AlbumAddress, step: Step) => {
      const opens = next.card !== null && step === 'push'
      const stays = next.card !== null && state?.opened
      void navigate(writeAlbum(next), {
        replace: step === 'replace',
        preventScrollReset: true,
        state: opens || stays ? { opened: true } : null,
      })
    },
    [navigate, state],
  )
  const closeCard = (page: number) => {
    if (state?.opened && address.page > 0) void navigate(-1)
    else go({ ...address, page, card: null }, 'replace')
  }
  return { go, closeCard }
}

/** Marks cards as seen, here immediately and on the server. Without a network they are new again next time. */
function useSeenCards(userId: number) {
  const cache = useQueryClient()
  return useCallback(
    (numbers: number[]) => {
      const { queryKey } = myCardsQuery(userId)
      const isNew = new Set(
        (cache.getQueryData(queryKey) ?? []).filter(card => card.is_new).map(card => card.numero_carta),
      )
      const fresh = numbers.filter(number => isNew.has(number))
      if (fresh.length === 0) return
      void updateCached(cache, queryKey, cards =>
        cards.map(card => (fresh.includes(card.numero_carta) ? { ...card, is_new: false } : card)),
      )
      void call(seeCards, { body: { numero_carta: fresh } })
    },
    [cache, userId],
  )
}

/** Loads the shop's and the artist's data about the open card. */
function useCardNews(card: number | null) {
  const currency = useSettings(state => state.settings.website_currency)
  const offers = useQuery(cardOffersQuery(usePriceReader(), card))
  const { data: art } = useQuery(artQuery())
  const layersOf = (slot: Slot | null): CardLayers | null => {
    const slug = slot?.character?.slug ?? ''
    const artOfCharacter = art?.[slug]
    return artOfCharacter
      ? { ...artOfCharacter, creature: creatureOf(slug), glow: `/assets/characters/${slug}/glow.webp` }
      : null
  }
  return {
    currency,
    offers: offers.data ?? (offers.isError ? ('failed' as const) : ('loading' as const)),
    onAskOffers: () => offers.refetch(),
    layersOf,
  }
}

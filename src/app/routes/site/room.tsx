import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { roomDocumentsQuery, roomProductQuery, roomProductsQuery, roomQuery } from '@/api/place-queries.ts'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { checkRoomAccess } from '@/contract/endpoints/shop/rooms.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { ProductTile } from '@/features/shop/kit/product-tile.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { RoomView } from '@/features/site/rooms/room-view.tsx'
import type { CartRoom } from '@/stores/cart.ts'
import { Note } from '@/ui/content/note.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { Documents } from '../../documents.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useLocale, usePriceReader, useReader, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'
import { useAddFetched } from '../shop/use-add-to-cart.ts'
import { RoomProduct } from './room-product.tsx'

export const areas = ['places', 'shop']

/** Products open inside the page: `?product=` is the viewed product. */
export default function RoomPage() {
  const { code = '' } = useScreenParams()
  const [query] = useSearchParams()
  const to = useHref()
  const room = useQuery(roomQuery(useReader(), code))
  const slug = query.get('product')
  useTitle(room.data?.name)
  if (room.isError) return <LoadFailure error={room.error} onRetry={() => void room.refetch()} />
  if (!room.data) return <PageSkeleton picture />
  const here = { code: room.data.code, pass: room.data.pass }
  const roomHref = to('room', { code: here.code })
  if (slug) return <RoomProduct slug={slug} room={here} name={room.data.name} roomHref={roomHref} />
  return <Inside room={room.data} here={here} roomHref={roomHref} />
}

function Inside({
  room,
  here,
  roomHref,
}: {
  room: ResponseOf<typeof checkRoomAccess>
  here: CartRoom
  roomHref: string
}) {
  const to = useHref()
  const papers = useQuery(roomDocumentsQuery(useReader(), here.pass))
  return (
    <RoomView
      room={room}
      roomsHref={to('rooms')}
      products={<RoomProducts room={here} roomHref={roomHref} />}
      documents={
        papers.isError && !papers.data ? (
          <PartFailure onRetry={papers.refetch} />
        ) : (
          papers.data &&
          papers.data.length > 0 && (
            <Documents documents={papers.data} pass={here.pass} onGone={() => void papers.refetch()} />
          )
        )
      }
    />
  )
}

function RoomProducts({ room, roomHref }: { room: CartRoom; roomHref: string }) {
  const { t } = useTranslation('places')
  const to = useHref()
  const words = useShopWords(useLocale())
  const add = useAddFetched(
    (cache, reader, slug) => cache.fetchQuery(roomProductQuery(reader, room.pass, slug)),
    room,
  )
  const { data, error, refetch } = useQuery(roomProductsQuery(usePriceReader(), room.pass))
  const linkInside: LinkTo = (screen, params) =>
    screen === 'product' ? `${roomHref}?product=${params?.slug ?? ''}` : to(screen, params)
  if (error) return <PartFailure onRetry={refetch} />
  if (data?.length === 0) return <Note>{t('rooms.no_products')}</Note>
  return (
    <ProductGrid columns={4}>
      {data
        ? data.map(product => (
            <ProductTile key={product.id} product={product} words={words} linkTo={linkInside} onAdd={add} />
          ))
        : [0, 1, 2, 3].map(place => <Skeleton key={place} height={320} radius={22} />)}
    </ProductGrid>
  )
}

import { useQuery } from '@tanstack/react-query'
import { roomQuery } from '@/api/queries.ts'
import { RoomView } from '@/features/site/rooms/room-view.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useReader, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.ts'

export const areas = ['site']

export default function RoomPage() {
  const { code = '' } = useScreenParams()
  const to = useHref()
  const room = useQuery(roomQuery(useReader(), code))
  useTitle(room.data?.name)
  if (room.isError) return <LoadFailure error={room.error} onRetry={() => void room.refetch()} />
  return room.data ? <RoomView room={room.data} roomsHref={to('rooms')} /> : null
}

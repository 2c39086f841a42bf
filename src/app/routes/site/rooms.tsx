import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { roomsQuery } from '@/api/queries.ts'
import { RoomsView } from '@/features/site/rooms/rooms-view.tsx'
import { useHref, useReader } from '../../screen.ts'

export const areas = ['site']

export default function RoomsPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const navigate = useNavigate()
  const { data: rooms = [] } = useQuery(roomsQuery(useReader()))
  const hrefOf = (code: string) => to('room', { code })
  return (
    <RoomsView title={t('rooms')} rooms={rooms} hrefOf={hrefOf} onEnter={code => navigate(hrefOf(code))} />
  )
}

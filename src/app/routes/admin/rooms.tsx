import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { RoomList } from '@/features/admin/content/rooms-documents-promotions/room-list.tsx'

export const areas = ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation']

export default function AdminRoomsPage() {
  const { t } = useTranslation('titles')
  return <RoomList title={t('adminRooms')} locale={useLocale()} linkTo={useHref()} />
}

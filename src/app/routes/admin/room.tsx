import { useTranslation } from 'react-i18next'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { RoomRecord } from '@/features/admin/content/rooms-documents-promotions/room-record.tsx'

export const areas = ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation']

/** An existing showroom, or a new one if the address contains no id. */
export default function AdminRoomPage() {
  const { t } = useTranslation('titles')
  const { id } = useScreenParams()
  return (
    <RoomRecord
      id={id === undefined ? null : Number(id)}
      title={t('adminRoomCreate')}
      locale={useLocale()}
      linkTo={useHref()}
    />
  )
}

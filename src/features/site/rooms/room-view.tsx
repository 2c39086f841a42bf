import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import styles from './rooms.module.css'

export interface RoomViewProps {
  room: { name: string; text: string }
  roomsHref: string
}

/** Inside a showroom. */
export function RoomView({ room, roomsHref }: RoomViewProps) {
  const { t } = useTranslation('site')
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={[{ text: t('rooms.back'), href: roomsHref }, { text: room.name }]} />
      <h1>{room.name}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: room.text }} />
    </Container>
  )
}

/** A private showroom: its texts, its products with their prices, and its documents. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Display } from '@/ui/content/display.tsx'
import { Eyebrow, SectionHead } from '@/ui/content/section-head.tsx'
import styles from './rooms.module.css'

export interface RoomViewProps {
  room: { name: string; lead: string; text: string }
  roomsHref: string
  products: ReactNode // cards, skeletons, or the empty state
  documents?: ReactNode
}

export function RoomView({ room, roomsHref, products, documents }: RoomViewProps) {
  const { t } = useTranslation('places')
  return (
    <Container>
      <Breadcrumbs crumbs={[{ text: t('rooms.back'), href: roomsHref }, { text: room.name }]} />
      <header className={styles.front}>
        <div className={styles.frontWords}>
          <Eyebrow>{t('rooms.private')}</Eyebrow>
          <Display size="title">{room.name}</Display>
          {room.lead && <p className={styles.frontLead}>{room.lead}</p>}
        </div>
        <img
          src="/assets/characters/gufosaggio/creature.webp"
          alt=""
          width={210}
          height={210}
          className={styles.frontKeeper}
        />
      </header>
      {room.text && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: room.text }} />
      )}
      <section className={styles.shelf}>
        <SectionHead title={t('rooms.products')} lead={t('rooms.prices')} />
        {products}
      </section>
      {documents && (
        <section className={styles.papers}>
          <SectionHead title={t('documents.title')} />
          {documents}
        </section>
      )}
    </Container>
  )
}

/** The game's front room: one big door to play, small ones to everything else. */
import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import { levelOf } from '@/contract/progress.ts'
import { avatarStyle, type User } from '@/contract/users.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import { Table, TableHead } from '../kit/night-panel.tsx'
import styles from './hub-view.module.css'

export interface HubViewProps {
  user: User | null
  sealedPacks: number
  ownedNumbers: number
  linkTo: LinkTo
}

interface Tile {
  key: string
  screen: Parameters<LinkTo>[0]
  pictures: readonly string[]
  fact?: string
}

const creature = (slug: string) => `/assets/characters/${slug}/creature.webp`
const mini = (slug: string) => `/assets/characters/${slug}/mini.webp`

export function HubView({ user, sealedPacks, ownedNumbers, linkTo }: HubViewProps) {
  const { t } = useTranslation('game')
  const tiles: Tile[] = [
    {
      key: 'pack',
      screen: 'pack',
      pictures: ['/assets/products/pack-acqua.webp', '/assets/products/pack-fuoco.webp'],
      fact: user ? t('pack.sealed', { count: sealedPacks }) : undefined,
    },
    {
      key: 'album',
      screen: 'album',
      pictures: [mini('gufosaggio'), mini('anelluna'), mini('polpetra')],
      fact: user ? t('album.completion', { owned: ownedNumbers, total: 149 }) : undefined,
    },
    {
      key: 'own',
      screen: 'battleOwnDeck',
      pictures: [mini('ondalice'), mini('volpardore')],
      fact: t('hub.own_text'),
    },
    { key: 'creator', screen: 'creator', pictures: [creature('bullonardo')] },
    { key: 'lobby', screen: 'lobby', pictures: [creature('spettrillo')] },
    { key: 'old', screen: 'battleOld', pictures: [creature('amanito')], fact: t('hub.old_text') },
  ]
  return (
    <Table>
      <TableHead title={t('hub.title')} lead={t('hub.lead')}>
        {user && <Standing user={user} />}
      </TableHead>
      <div className={styles.room}>
        <section className={styles.hero}>
          <img className={styles.dragon} src={creature('draghissimo')} alt="" />
          <img className={styles.bear} src={creature('brinorso')} alt="" />
          <div className={styles.call}>
            <div>
              <h2>{t('hub.quick')}</h2>
              <p>{t('hub.quick_text')}</p>
            </div>
            <Button variant="amber" icon={iconSword} href={linkTo('battleNew')}>
              {t('hub.quick')}
            </Button>
          </div>
        </section>
        {tiles.map(tile => (
          <Link key={tile.key} href={linkTo(tile.screen)} className={styles.tile} data-tile={tile.key}>
            <span className={styles.pictures} aria-hidden="true">
              {tile.pictures.map(picture => (
                <img key={picture} src={picture} alt="" loading="lazy" />
              ))}
            </span>
            <b>{t(`hub.${tile.key}`)}</b>
            {tile.fact && <span>{tile.fact}</span>}
          </Link>
        ))}
      </div>
    </Table>
  )
}

function Standing({ user }: { user: User }) {
  const { t } = useTranslation('game')
  const facts = levelOf(user.extra.user_xp)
  const picture = user.extra.profile_picture
  return (
    <div className={styles.standing}>
      <Avatar style={avatarStyle(picture)} src={picture} size={48} />
      <div>
        <b>{t('level', { level: facts.level })}</b>
        <Meter label={t('level', { level: facts.level })} value={facts.reached / facts.step} />
        <small>{t('xp', { xp: facts.reached, next: facts.step })}</small>
      </div>
    </div>
  )
}

/** The game's start page: a large link to play, four smaller ones, and the other links in the bar. */
import { useTranslation } from 'react-i18next'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { HubBar } from './hub-bar.tsx'
import { HubHero } from './hub-hero.tsx'
import type { HubViewProps } from './hub-props.ts'
import { HubTile } from './hub-tile.tsx'
import styles from './hub-view.module.css'

const cardBack = '/assets/stage/card-back.webp'

export function HubView(props: HubViewProps) {
  const { user, sealed, owned, total, deck, draftName, locale, linkTo } = props
  const { t } = useTranslation('game')
  const packs = sealed?.length ? sealed.map(({ rarity }) => rarity) : (['common', 'rare'] as const)
  return (
    <WorkbenchLayout ground="shelves" className={styles.room}>
      <h1 className={styles.title}>{t('hub.title')}</h1>
      <HubBar {...props} />
      <HubHero {...props} />
      <nav className={styles.tiles} aria-label={t('hub.rooms')}>
        <HubTile
          href={linkTo('pack')}
          tone="cosmico"
          name={t('hub.pack')}
          fact={user && sealed ? t('hub.packs_sealed', { count: sealed.length }) : t('hub.packs_guest')}
          count={sealed?.length ?? 0}
        >
          <div className={styles.packs}>
            {packs.slice(0, 2).map((rarity, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal packs have only their place
              <img key={at} src={`/assets/stage/pack-${rarity}.webp`} alt="" />
            ))}
          </div>
        </HubTile>
        <HubTile
          href={linkTo('album')}
          tone="psichico"
          name={t('hub.album')}
          fact={user && total > 0 ? t('hub.album_of', { owned: owned.length, total }) : t('hub.album_guest')}
        >
          <div className={styles.fan}>
            {owned.slice(0, 3).map(character => (
              <div key={character.numero_carta}>
                <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
              </div>
            ))}
          </div>
        </HubTile>
        <HubTile
          href={linkTo('decks')}
          tone="ghiaccio"
          name={t('hub.decks')}
          fact={deck?.name ?? t(user ? 'hub.decks_none' : 'hub.decks_guest')}
        >
          <div className={styles.backs}>
            <img src={cardBack} alt="" />
            <img src={cardBack} alt="" />
            <img src={cardBack} alt="" />
          </div>
        </HubTile>
        <HubTile
          href={linkTo('creator')}
          tone="oggetto"
          name={t('hub.creator')}
          fact={draftName ? t('hub.creator_draft', { name: draftName }) : t('hub.creator_text')}
        >
          <img className={styles.maker} src="/assets/characters/mokarello/creature.webp" alt="" />
        </HubTile>
      </nav>
    </WorkbenchLayout>
  )
}

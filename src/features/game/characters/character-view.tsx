/** One character at full size: header, card that can be tilted, moves, comparison, products, family. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { playVoice, prepareSounds } from '@/audio/player.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { MotionButton } from '@/ui/card/motion-button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { iconPackage, iconShoppingBag, iconSpeakerHigh, iconSword } from '@/ui/icon/icons.ts'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { rarityKey, typeKey } from '../kit/character-words.ts'
import { ArchTile } from './arch-tile.tsx'
import { CharacterHero } from './character-hero.tsx'
import { CharacterLinks } from './character-links.tsx'
import styles from './character-view.module.css'
import { compareStats } from './compare-stats.ts'
import { familyOf, neighboursOf } from './family.ts'
import { MoveList } from './move-list.tsx'
import { type Notify, ShareActions } from './share-actions.tsx'
import { StatBars } from './stat-bars.tsx'

/** Plays the character's voice line. Its file is fetched on hover or focus. */
function VoiceButton({ slug }: { slug: string }) {
  const { t } = useTranslation('game')
  const prepare = () => prepareSounds([], [slug])
  return (
    <Button
      variant="on-night"
      icon={iconSpeakerHigh}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => playVoice(slug)}
    >
      {t('character.voice')}
    </Button>
  )
}

export interface CharacterViewProps {
  character: Character
  all: readonly Character[]
  layers: CardLayers | null
  offer: { text: string; href: string } | null // the product with its name
  relatedProducts: readonly ReactNode[] // related products
  locale: Locale
  linkTo: LinkTo
  packsHref: string
  canPlay: boolean
  notify: Notify
}

export function CharacterView(props: CharacterViewProps) {
  const { character, all, locale, linkTo } = props
  const stats = compareStats(character, all)
  return (
    <article style={elementStyle(character.tipo)}>
      <CharacterHero
        character={character}
        locale={locale}
        stats={stats}
        actions={<HeroActions {...props} />}
        doors={<CharacterLinks {...neighboursOf(character.slug, all)} locale={locale} linkTo={linkTo} />}
      />
      <Container className={styles.body}>
        <CardColumn {...props} />
        <div className={styles.facts}>
          <MoveList character={character} locale={locale} />
          <StatBars character={character} stats={stats} />
          <WhereToGet {...props} />
        </div>
      </Container>
      <Family {...props} />
    </article>
  )
}

function HeroActions({ character, offer, packsHref }: CharacterViewProps) {
  const { t } = useTranslation('game')
  return (
    <>
      {offer ? (
        <Button variant="amber" icon={iconShoppingBag} href={offer.href}>
          {offer.text}
        </Button>
      ) : (
        <Button variant="amber" icon={iconPackage} href={packsHref}>
          {t('character.to_packs')}
        </Button>
      )}
      {character.audio_select_url && <VoiceButton slug={character.slug} />}
    </>
  )
}

function CardColumn({ character, layers, locale, notify }: CharacterViewProps) {
  const { t } = useTranslation('game')
  return (
    <section className={styles.card} aria-label={t('character.card')}>
      <CharacterCard
        character={character}
        locale={locale}
        kind={`${t(rarityKey(character))} · ${t(typeKey(character))}`}
        layers={layers}
        phone
      />
      <div className={styles.actions}>
        <ShareActions character={character} locale={locale} notify={notify} />
        <MotionButton
          label={t('character.lean')}
          onRefused={() => notify(t('character.lean_refused'), 'error')}
        />
      </div>
    </section>
  )
}

function WhereToGet({ relatedProducts, linkTo, packsHref, canPlay }: CharacterViewProps) {
  const { t } = useTranslation('game')
  return (
    <section>
      <h2>{t('character.get')}</h2>
      <p className={styles.lead}>{t('character.get_text')}</p>
      {relatedProducts.length > 0 && (
        <div className={styles.shelf}>
          <ProductGrid columns={4}>{relatedProducts}</ProductGrid>
        </div>
      )}
      <div className={styles.ways}>
        <Button size="small" variant="ghost" icon={iconPackage} href={packsHref}>
          {t('character.to_packs')}
        </Button>
        {canPlay && (
          <Button size="small" variant="ghost" icon={iconSword} href={linkTo('battleNew')}>
            {t('character.play')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Family({ character, all, locale, linkTo }: CharacterViewProps) {
  const { t } = useTranslation('game')
  const family = familyOf(character, all)
  if (family.length === 0) return null
  return (
    <Container className={styles.family}>
      <h2>{t('character.family', { type: t(typeKey(character)) })}</h2>
      <ul>
        {family.map(other => (
          <li key={other.id}>
            <ArchTile character={other} locale={locale} t={t} linkTo={linkTo} />
          </li>
        ))}
      </ul>
    </Container>
  )
}

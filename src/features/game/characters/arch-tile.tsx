/** A character in its arch: creature, emblem, name, and the rarity as the metal of the arch and the number of gems. */
import { type CSSProperties, memo } from 'react'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type Finish, finishOf } from '@/design/card/card-finish.ts'
import { gemGradient, metalGradient, metals } from '@/design/card/card-look.ts'
import type { TFunction } from '@/i18n/words.ts'
import { classNames } from '@/ui/class-names.ts'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { nameIn, rarityKey, typeKey } from '../kit/character-words.ts'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import styles from './arch-tile.module.css'

/** Finishes whose shine is not the default one. */
const shineOf: Partial<Record<Finish, string>> = {
  sheen: styles.sheen,
  holo: styles.holo,
  rainbow: styles.rainbow,
}

export interface ArchTileProps {
  character: Character
  locale: Locale
  t: TFunction<'game'>
  linkTo: LinkTo
}

/** Renders only when one of its four props changes, so not while the grid scrolls. */
export const ArchTile = memo(({ character, locale, t, linkTo }: ArchTileProps) => {
  const { rarita, tipo } = character
  const finish = finishOf(rarita)
  const style = { ...elementStyle(tipo), '--metal': metalGradient(rarita), '--gem': gemGradient(rarita) }
  return (
    <Link
      href={linkTo('character', { slug: character.slug })}
      className={styles.tile}
      style={style as CSSProperties}
    >
      <span className={styles.arch}>
        <span className={styles.sky}>
          <span className={styles.ground} />
          <CreaturePicture className={styles.creature} slug={character.slug} loading="lazy" />
          {finish !== 'paper' && <span className={classNames(styles.shine, shineOf[finish])} />}
        </span>
        <span className={styles.emblem}>
          <Icon of={elementIcons[tipo]} size={20} />
        </span>
      </span>
      <b className={styles.name}>{nameIn(character, locale)}</b>
      <span className={styles.meta}>
        {t(typeKey(character))} · {t(rarityKey(character))}
      </span>
      <span className={styles.gems} aria-hidden="true">
        {Array.from({ length: metals[rarita].gems }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal gems have only their place
          <i key={at} />
        ))}
      </span>
    </Link>
  )
})
ArchTile.displayName = 'ArchTile'

/** Placeholder of a tile while the catalogue loads. */
export const ArchTileSkeleton = () => (
  <span className={classNames(styles.tile, styles.waiting)} aria-hidden="true">
    <span className={styles.arch}>
      <span className={styles.sky} />
      <span className={styles.emblem} />
    </span>
    <b className={styles.name} />
    <span className={styles.meta} />
  </span>
)

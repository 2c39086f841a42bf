/** Header in the colours of the type: the texts on the left, the creature in its arch on the right. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { Container } from '@/ui/content/container.tsx'
import { Display } from '@/ui/content/display.tsx'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { nameIn, rarityKey, typeKey, wordsOf } from '../kit/character-words.ts'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import styles from './character-hero.module.css'
import type { StatComparison } from './compare-stats.ts'
import { statNames } from './compare-stats.ts'

export interface CharacterHeroProps {
  character: Character
  locale: Locale
  stats: readonly StatComparison[]
  actions: ReactNode
  doors: ReactNode // links to the previous and next character
}

export function CharacterHero({ character, locale, stats, actions, doors }: CharacterHeroProps) {
  const { t } = useTranslation('game')
  const number = String(character.numero_carta).padStart(3, '0')
  return (
    <section className={styles.hero} style={elementStyle(character.tipo)} data-ground="night">
      <Container className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>
            <Icon of={elementIcons[character.tipo]} size={20} />
            {t(typeKey(character))} · {t(rarityKey(character))} · {number}
          </p>
          <Display as="h1" size="hero">
            {nameIn(character, locale)}
          </Display>
          <p className={styles.lore}>{wordsOf(character, locale)?.storia}</p>
          <dl className={styles.stats}>
            {stats.map(({ stat, value }) => (
              <div key={stat}>
                <dt>{t(statNames[stat])}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.stage}>
          <span className={styles.arch} />
          <span className={styles.shadow} />
          <CreaturePicture className={styles.creature} slug={character.slug} fetchPriority="high" />
        </div>
        {doors}
      </Container>
    </section>
  )
}

/** The newest card of every rarity on a dark band, fanned. The cards turn over one by one and follow the pointer. */
import { useTranslation } from 'react-i18next'
import { type Character, rarities } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { Container } from '@/ui/content/container.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './card-parade.module.css'
import { TurningCard } from './turning-card.tsx'

/** Returns the newest card of each rarity, from common to unique, with six different finishes. Pure. */
export const newestOfEach = (characters: readonly Character[]): Character[] =>
  rarities.flatMap(rarity => {
    const [newest] = characters
      .filter(character => character.rarita === rarity)
      .sort((a, b) => b.numero_carta - a.numero_carta)
    return newest ? [newest] : []
  })

export interface CardParadeProps {
  characters: readonly Character[]
  locale: Locale
  hrefOf(character: Character): string
  allHref: string
}

export function CardParade({ characters, locale, hrefOf, allHref }: CardParadeProps) {
  const { t } = useTranslation('home')
  return (
    <section className={`dark ${styles.band}`}>
      <Container>
        <SectionHead
          eyebrow={t('cards.eyebrow')}
          title={t('cards.title')}
          lead={t('cards.lead')}
          link={{ href: allHref, text: t('cards.all') }}
        />
        <ul className={styles.fan}>
          {newestOfEach(characters).map((character, place) => (
            <li key={character.id}>
              <Link href={hrefOf(character)}>
                <Spoken>{character.nome}</Spoken>
                <TurningCard place={place}>
                  <CharacterCard character={character} locale={locale} spare />
                </TurningCard>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

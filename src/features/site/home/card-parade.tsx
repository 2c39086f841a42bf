/** The newest cards on a night band, fanned, turning with the pointer. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { Container } from '@/ui/content/container.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './card-parade.module.css'

export interface CardParadeProps {
  characters: readonly Character[]
  locale: Locale
  hrefOf(character: Character): string
  allHref: string
}

const shown = 6

/** The rarest first, then by number: what makes a stranger want to open a pack. */
const newest = (characters: readonly Character[]): Character[] =>
  [...characters].sort((a, b) => b.numero_carta - a.numero_carta).slice(0, shown)

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
          {newest(characters).map(character => (
            <li key={character.id}>
              <Link href={hrefOf(character)} aria-label={character.nome}>
                <CharacterCard character={character} locale={locale} spare />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** The album's open page: nine slots, silhouettes for what is missing, counts for what is there. */
import { useTranslation } from 'react-i18next'
import type { Character, OwnedCard } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import { nameIn } from '../kit/character-words.ts'
import type { LinkTo } from '../kit/link-to.ts'
import { Table, TableHead } from '../kit/night-panel.tsx'
import { ownedNumbers, pageCount, pageOfNumber, type Slot, slotCount, slotsOf } from './album-pages.ts'
import styles from './album-view.module.css'
import { useArrowKeys } from './use-arrow-keys.ts'

export interface AlbumViewProps {
  characters: readonly Character[]
  owned: readonly OwnedCard[]
  page: number // from 1
  locale: Locale
  linkTo: LinkTo
  onPage(page: number): void
}

export function AlbumView(props: AlbumViewProps) {
  const { characters, owned, page, onPage } = props
  const { t } = useTranslation('game')
  const numbers = ownedNumbers(owned)
  const first = numbers[0]
  const turn = (by: number) => onPage(Math.min(pageCount, Math.max(1, page + by)))
  useArrowKeys(turn)
  return (
    <Table>
      <TableHead
        title={t('album.title')}
        lead={t('album.completion', { owned: numbers.length, total: slotCount })}
      >
        <div className={styles.meter}>
          <Meter
            tone="amber"
            label={t('album.completion', { owned: numbers.length, total: slotCount })}
            value={numbers.length / slotCount}
          />
        </div>
      </TableHead>
      <section className={styles.book} aria-label={t('album.title')}>
        <ol className={styles.page} start={2}>
          {slotsOf(page, characters, owned).map(slot => (
            <SlotView key={slot.number} slot={slot} {...props} />
          ))}
        </ol>
        <footer className={styles.foot}>
          <IconButton
            icon={iconCaretLeft}
            label={t('album.previous')}
            disabled={page === 1}
            onClick={() => turn(-1)}
          />
          <p aria-live="polite">{t('album.page', { page, pages: pageCount })}</p>
          <IconButton
            icon={iconCaretRight}
            label={t('album.next')}
            disabled={page === pageCount}
            onClick={() => turn(1)}
          />
        </footer>
      </section>
      {first !== undefined && pageOfNumber(first) !== page && (
        <p className={styles.jump}>
          <Button variant="on-night" size="small" onClick={() => onPage(pageOfNumber(first))}>
            {t('album.first_owned')}
          </Button>
        </p>
      )}
    </Table>
  )
}

function SlotView({ slot, locale, linkTo }: { slot: Slot } & Pick<AlbumViewProps, 'locale' | 'linkTo'>) {
  const { t } = useTranslation('game')
  const { character, copies, number } = slot
  if (character && copies > 0) {
    return (
      <li className={styles.slot}>
        <Link href={linkTo('character', { slug: character.slug })} aria-label={nameIn(character, locale)}>
          <CharacterCard character={character} locale={locale} layout="compact" still />
        </Link>
        {copies > 1 && (
          <span className={styles.copies} title={t('album.copies', { count: copies })}>
            ×{copies}
          </span>
        )}
      </li>
    )
  }
  return (
    <li className={`${styles.slot} ${styles.missing}`}>
      {character && (
        <img src={`/assets/characters/${character.slug}/silhouette.webp`} alt="" loading="lazy" />
      )}
      <span className={styles.number} role="img" aria-label={t('album.missing', { number })}>
        {number}
      </span>
    </li>
  )
}

/** The album laid open, one page or two side by side: nine slots a page, silhouettes for what is missing, counts for what is there. */
import { useTranslation } from 'react-i18next'
import type { Character, OwnedCard } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import { nameIn } from '../kit/character-words.ts'
import { Table, TableHead } from '../kit/night-panel.tsx'
import { useArrowKeys } from '../kit/use-arrow-keys.ts'
import {
  firstOf,
  openPages,
  ownedNumbers,
  pageCount,
  pageOfNumber,
  type Slot,
  slotCount,
  slotsOf,
} from './album-pages.ts'
import styles from './album-view.module.css'

export interface AlbumViewProps {
  characters: readonly Character[]
  owned: readonly OwnedCard[]
  page: number // from 1
  spread: boolean // room for two pages; the left one is then odd
  locale: Locale
  linkTo: LinkTo
  onPage(page: number): void
}

export function AlbumView(props: AlbumViewProps) {
  const { characters, owned, spread, onPage } = props
  const { t } = useTranslation('game')
  const numbers = ownedNumbers(owned)
  const first = numbers[0]
  const open = openPages(props.page, spread)
  const [page = 1] = open
  const turn = (by: number) => onPage(Math.min(pageCount, Math.max(1, page + by * (spread ? 2 : 1))))
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
        <div className={styles.open}>
          {open.map(one => (
            <ol key={one} className={styles.page} start={firstOf(one)}>
              {slotsOf(one, characters, owned).map(slot => (
                <SlotView key={slot.number} slot={slot} {...props} />
              ))}
            </ol>
          ))}
        </div>
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
            disabled={open.includes(pageCount)}
            onClick={() => turn(1)}
          />
        </footer>
      </section>
      {first !== undefined && !open.includes(pageOfNumber(first)) && (
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
          <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
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

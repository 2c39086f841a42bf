import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { type AlbumLayout, slotBox } from '@/stage/scenes/album/album-layout.ts'
import type { PagePicture } from '@/stage/scenes/album/album-stage.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { nameIn } from '../kit/character-words.ts'
import { printed, type Slot } from './album-pages.ts'
import styles from './book-page.module.css'

export interface BookPageProps {
  side: 'left' | 'right'
  layout: AlbumLayout
  slots: readonly Slot[]
  picture: PagePicture | undefined // texts of the page
  isDrawn: boolean // drawn by the stage; the list only handles input
  locale: Locale
  onOpen(number: number): void
  onIndex(): void
}

/** One page: its heading, its nine slots, its number. */
export function BookPage({ side, layout, slots, picture, isDrawn, locale, onOpen, onIndex }: BookPageProps) {
  const { t } = useTranslation('album')
  const { page, slot, scale } = layout
  const style = {
    width: page.w,
    height: page.h,
    '--scale': scale,
    '--slot': `${slot.w}px`,
    '--inset': `${slot.left}px`,
    '--top': `${slot.top}px`,
  } as CSSProperties
  const name = t('page_named', { page: picture?.foot ?? '', title: picture?.title ?? '' })
  return (
    <section
      className={classNames(styles.page, styles[side], isDrawn && styles.drawn)}
      style={style}
      aria-label={name}
    >
      <header className={styles.head}>
        <h2>{picture?.title}</h2>
        {picture?.count && (
          <p>
            <Spoken>{t('page_count')} </Spoken>
            {picture.count}
          </p>
        )}
      </header>
      <ol className={styles.slots}>
        {slots.map((slot, at) => {
          const { x, y, w, h } = slotBox(layout, at)
          return (
            <li key={slot.number} style={{ left: x, top: y, width: w, height: h }}>
              <SlotButton slot={slot} isDrawn={isDrawn} locale={locale} onOpen={onOpen} />
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className={styles.foot}
        aria-label={t('to_page', { page: picture?.foot ?? '' })}
        aria-haspopup="dialog"
        onClick={onIndex}
      >
        <span>{picture?.foot}</span>
      </button>
    </section>
  )
}

interface SlotButtonProps {
  slot: Slot
  isDrawn: boolean
  locale: Locale
  onOpen(number: number): void
}

function SlotButton({ slot, isDrawn, locale, onOpen }: SlotButtonProps) {
  const { t } = useTranslation('album')
  const { number, character, copies, isNew } = slot
  const name = character ? nameIn(character, locale) : ''
  const label = [
    copies > 0 ? t('slot.owned', { name, number }) : t('slot.missing', { name, number }),
    copies > 1 && t('slot.copies', { count: copies }),
    isNew && t('new'),
  ]
  return (
    <button
      type="button"
      className={classNames(styles.slot, copies === 0 && styles.missing)}
      data-number={number}
      aria-label={label.filter(Boolean).join(', ')}
      aria-haspopup="dialog"
      onClick={() => onOpen(number)}
    >
      {!isDrawn && <SlotFace slot={slot} locale={locale} />}
    </button>
  )
}

/** The content of a slot that the stage would draw. */
function SlotFace({ slot: { number, character, copies, isNew }, locale }: { slot: Slot; locale: Locale }) {
  const { t } = useTranslation('album')
  return (
    <>
      {character && copies > 0 && (
        <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
      )}
      {copies === 0 && (
        <>
          {character && (
            <img src={`/assets/characters/${character.slug}/silhouette.webp`} alt="" draggable={false} />
          )}
          <b className={styles.number}>{printed(number)}</b>
        </>
      )}
      {copies > 1 && <span className={styles.copies}>×{copies}</span>}
      {isNew && <span className={styles.new}>{t('new')}</span>}
    </>
  )
}

/**
 * The open album: the drawn book below, and over it the same pages as lists for keyboards, touch and screen readers.
 * Without WebGL the lists are visible.
 */
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { elements } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { AlbumLayout } from '@/stage/scenes/album/album-layout.ts'
import type { PagePicture } from '@/stage/scenes/album/album-stage.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
import styles from './album-book.module.css'
import { openingAt, openPages, type Slot } from './album-pages.ts'
import { BookPage } from './book-page.tsx'
import { useAlbumStage } from './use-album-stage.ts'
import { useTableSize } from './use-table-size.ts'

export interface AlbumBookProps {
  name: string // key of the album's filters
  pages: readonly (readonly Slot[])[]
  pictures: readonly PagePicture[]
  page: number // one of the open pages, from 0
  locale: Locale
  bookmarks: ReactNode // shown at its right edge
  onSpread(isSpread: boolean): void // called with whether two pages are open
  onPage(page: number): void
  onStep(by: 1 | -1): void
  onOpen(number: number): void
  onIndex(): void
  children?: ReactNode // notes shown over the table
}

const box = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): CSSProperties => ({
  left: x,
  top: y,
  width: w,
  height: h,
})

export function AlbumBook(props: AlbumBookProps) {
  const { name, pages, pictures, page, locale, onSpread, onPage, onStep, onOpen, onIndex } = props
  const { t } = useTranslation('album')
  const table = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLDivElement>(null)
  const layout = useTableSize(table)
  const isSpread = layout?.kind === 'spread'
  const at = openingAt(page, isSpread)
  const open = openPages(page, pages.length, isSpread)
  const book = useMemo(() => ({ name, pages: pictures, at }), [name, pictures, at])
  const { status, isBusy } = useAlbumStage({ host, grip, layout, book, onTurn: onPage })
  useEffect(() => {
    if (layout) onSpread(isSpread)
  }, [layout, isSpread, onSpread])
  const step = isSpread ? 2 : 1
  const [before, after] = [at - step, at + step]
  return (
    <div ref={table} className={styles.table} data-stage={status} data-busy={isBusy || undefined}>
      {layout && (
        <div className={styles.marks} style={markPlace(layout)}>
          {props.bookmarks}
        </div>
      )}
      {layout && <div className={styles.cover} style={box(layout.book)} aria-hidden="true" />}
      <div ref={host} className={styles.host} aria-hidden="true" />
      <div
        ref={grip}
        className={classNames(styles.grip, isSpread && styles.spread)}
        style={layout ? box(layout.book) : undefined}
      >
        {layout &&
          open.map((number, side) => (
            <BookPage
              key={`${name}:${number}`}
              side={isSpread && side === 0 ? 'left' : 'right'}
              layout={layout}
              slots={pages[number] ?? []}
              picture={pictures[number]}
              isDrawn={status === 'on'}
              locale={locale}
              onOpen={onOpen}
              onIndex={onIndex}
            />
          ))}
        {layout && (
          <>
            <button
              type="button"
              className={classNames(styles.corner, styles.previous)}
              aria-label={t('previous')}
              disabled={before < 0}
              onClick={() => onStep(-1)}
            >
              <Icon of={iconCaretLeft} size={20} />
            </button>
            <button
              type="button"
              className={classNames(styles.corner, styles.next)}
              aria-label={t('next')}
              disabled={after >= pages.length}
              onClick={() => onStep(1)}
            >
              <Icon of={iconCaretRight} size={20} />
            </button>
          </>
        )}
      </div>
      {props.children}
    </div>
  )
}

const MARK = 44 // CSS px: minimum height of a bookmark

/** Bookmarks extend from under the cover. As many as fit are fully visible. */
function markPlace({ book, scale }: AlbumLayout): CSSProperties {
  const height = book.h - 20 * scale
  const fitting = Math.min(elements.length, Math.max(1, Math.floor(height / MARK)))
  return {
    left: book.x + book.w,
    top: book.y + 10 * scale,
    height,
    '--step': `${height / fitting}px`,
    '--tab': `${26 + 9 * scale}px`,
  } as CSSProperties
}

/** Pictures of a product in a snapping strip, changed by swipe, arrow key, thumbnail or dot. */
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { TFunction } from '@/i18n/words.ts'
import { matchesMedia } from '@/lib/matches-media.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './gallery.module.css'

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx'))

export interface GalleryProps {
  pictures: readonly { url: string; alt: string }[]
  element: CardType | null
  name: string
  t: TFunction<'shop'>
  corner?: ReactNode // a button over the upper right corner
  children?: ReactNode // badges
}

export function Gallery({ pictures, element, name, t, corner, children }: GalleryProps) {
  const [shownIndex, setShown] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const go = (to: number) => {
    const next = (to + pictures.length) % pictures.length
    const slide = strip.current?.children[next]
    if (!(slide instanceof HTMLElement)) return
    const reducedMotion = matchesMedia('(prefers-reduced-motion: reduce)')
    strip.current?.scrollTo({ left: slide.offsetLeft, behavior: reducedMotion ? 'auto' : 'smooth' })
    setShown(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    go(shownIndex + by)
    const next = (shownIndex + by + pictures.length) % pictures.length
    if (marks.current?.contains(document.activeElement))
      marks.current.querySelectorAll('button')[next]?.focus({ preventScroll: true })
  }
  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 }
    if (clientWidth > 0) setShown(Math.min(pictures.length - 1, Math.round(scrollLeft / clientWidth)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
    <div className={styles.gallery} onKeyDown={onKeyDown}>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={t('gallery.pictures', { name })}
          onScroll={onScroll}
        >
          {pictures.length === 0 && (
            <li>
              <Niche picture={null} alt="" element={element} eager className={styles.stage} />
            </li>
          )}
          {pictures.map((picture, at) => (
            <li key={picture.url} aria-hidden={at !== shownIndex}>
              <Niche
                picture={picture.url}
                alt={picture.alt || name}
                element={element}
                sizes="(max-width: 699px) 78vw, 480px"
                eager={at === 0}
                className={styles.stage}
              >
                <button
                  type="button"
                  className={styles.enlarge}
                  aria-label={t('gallery.enlarge')}
                  tabIndex={at === shownIndex ? 0 : -1}
                  onClick={() => setIsLarge(true)}
                />
              </Niche>
            </li>
          ))}
        </ul>
        <div className={styles.badges}>{children}</div>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      {pictures.length > 1 && (
        <div ref={marks} className={styles.thumbs}>
          {pictures.map((picture, at) => (
            <button
              key={picture.url}
              type="button"
              aria-label={t('gallery.show', { number: at + 1, total: pictures.length })}
              aria-pressed={at === shownIndex}
              className={styles.thumb}
              onClick={() => go(at)}
            >
              <Niche look="thumbnail" picture={picture.url} element={element} />
            </button>
          ))}
        </div>
      )}
      {isLarge && (
        <Suspense>
          <ZoomDialog
            pictures={pictures}
            shownIndex={shownIndex}
            name={name}
            t={t}
            onShow={go}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

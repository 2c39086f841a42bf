/** Pictures of a product in their niche; arrows, thumbnails or a swipe turn them. */

import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './gallery.module.css'

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx'))

export interface GalleryProps {
  pictures: readonly { url: string; alt: string }[]
  element: CardType | null
  name: string
  t: TFunction<'shop'>
  children?: ReactNode // badges
}

export function Gallery({ pictures, element, name, t, children }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const thumbs = useRef<HTMLDivElement>(null)
  const picture = pictures[shown] ?? pictures[0]
  const go = (to: number) => {
    const next = (to + pictures.length) % pictures.length
    setShown(next)
    thumbs.current?.querySelectorAll('button')[next]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(shown + 1)
    else if (event.key === 'ArrowLeft') go(shown - 1)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.gallery}>
      <Niche
        picture={picture?.url ?? null}
        alt={picture?.alt || name}
        element={element}
        sizes="(max-width: 899px) 78vw, 480px"
        eager
        className={styles.stage}
      >
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t('gallery.enlarge')}
          onClick={() => setIsLarge(true)}
        />
        <div className={styles.badges}>{children}</div>
      </Niche>
      {isLarge && (
        <Suspense>
          <ZoomDialog
            pictures={pictures}
            shown={shown}
            name={name}
            t={t}
            onShow={setShown}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
      {pictures.length > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
        <div ref={thumbs} className={styles.thumbs} onKeyDown={onKeyDown}>
          {pictures.map((one, at) => (
            <button
              key={one.url}
              type="button"
              aria-label={t('gallery.show', { number: at + 1, total: pictures.length })}
              aria-pressed={at === shown}
              className={styles.thumb}
              onClick={() => setShown(at)}
            >
              <Niche look="thumbnail" picture={one.url} element={element} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

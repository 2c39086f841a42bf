/**
 * A picture in the full size of the screen. A tap, a pinch or a button enlarges it; arrows change the picture. Loaded
 * when it is opened.
 */
import type { KeyboardEvent, ReactNode } from 'react'
import { pictureUrl } from '@/contract/file-url.ts'
import type { TFunction } from '@/i18n/words.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconCaretLeft, iconCaretRight, iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/light/dialog.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'

export interface ZoomDialogProps {
  pictures: readonly { url: string; alt: string }[]
  shownIndex: number
  name: string
  t: TFunction<'shop'>
  actions?: ReactNode
  onShow(at: number): void
  onClose(): void
}

export default function ZoomDialog({
  pictures,
  shownIndex,
  name,
  t,
  actions,
  onShow,
  onClose,
}: ZoomDialogProps) {
  const picture = pictures[shownIndex]
  const zoom = useZoom(picture?.url)
  const go = (by: number) => onShow((shownIndex + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') zoom.toggle()
    else if (zoom.isNear)
      return // arrows scroll an enlarged picture
    else if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open width={720} title={name} onClose={onClose} actions={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn the pictures inside */}
      <div className={styles.zoom} onKeyDown={onKeyDown}>
        <div {...zoom.frame} className={styles.frame} data-near={zoom.isNear}>
          <img
            style={{ width: `${zoom.scale * 100}%`, height: `${zoom.scale * 100}%` }}
            src={pictureUrl(picture?.url)}
            alt={picture?.alt || name}
            draggable={false}
          />
        </div>
        <div className={styles.turn}>
          {pictures.length > 1 && (
            <>
              <IconButton icon={iconCaretLeft} label={t('gallery.previous')} onClick={() => go(-1)} />
              <span aria-live="polite">
                {t('gallery.show', { number: shownIndex + 1, total: pictures.length })}
              </span>
              <IconButton icon={iconCaretRight} label={t('gallery.next')} onClick={() => go(1)} />
            </>
          )}
          <IconButton
            icon={iconMagnifyingGlass}
            label={t(zoom.isNear ? 'gallery.zoom_out' : 'gallery.zoom_in')}
            onClick={() => zoom.toggle()}
          />
        </div>
      </div>
    </Dialog>
  )
}

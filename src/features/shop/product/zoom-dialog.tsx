/** A picture as large as the screen lets it be; arrows turn, Escape closes. Fetched when it is opened. */

import type { KeyboardEvent } from 'react'
import { pictureUrl } from '@/contract/file-url.ts'
import type { TFunction } from '@/i18n/words.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import styles from './zoom-dialog.module.css'

export interface ZoomDialogProps {
  pictures: readonly { url: string; alt: string }[]
  shown: number
  name: string
  t: TFunction<'shop'>
  onShow(at: number): void
  onClose(): void
}

export default function ZoomDialog({ pictures, shown, name, t, onShow, onClose }: ZoomDialogProps) {
  const picture = pictures[shown]
  const go = (by: number) => onShow((shown + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open width={720} title={name} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn the pictures inside */}
      <div className={styles.zoom} onKeyDown={onKeyDown}>
        <img src={pictureUrl(picture?.url)} alt={picture?.alt || name} />
        {pictures.length > 1 && (
          <div className={styles.turn}>
            <IconButton icon={iconCaretLeft} label={t('gallery.previous')} onClick={() => go(-1)} />
            <span aria-live="polite">{t('gallery.show', { number: shown + 1, total: pictures.length })}</span>
            <IconButton icon={iconCaretRight} label={t('gallery.next')} onClick={() => go(1)} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

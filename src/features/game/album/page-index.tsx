import { useTranslation } from 'react-i18next'
import type { PagePicture } from '@/stage/scenes/album/album-stage.ts'
import { classNames } from '@/ui/class-names.ts'
import { NightDialog } from '../kit/night-dialog.tsx'
import styles from './page-index.module.css'

export interface PageIndexProps {
  open: boolean
  pictures: readonly PagePicture[]
  lying: readonly number[] // open pages, from 0
  onPage(page: number): void
  onClose(): void
}

/** Index of all pages with their completion. A tap opens a page. */
export function PageIndex({ open, pictures, lying, onPage, onClose }: PageIndexProps) {
  const { t } = useTranslation('album')
  return (
    <NightDialog open={open} title={t('index.title')} onClose={onClose}>
      <ol className={styles.pages}>
        {pictures.map(({ foot, title, count, slots }, page) => {
          const owned = slots.filter(({ card }) => card !== null).length
          return (
            <li key={foot}>
              <button
                type="button"
                className={classNames(styles.page, lying.includes(page) && styles.open)}
                aria-current={lying.includes(page) ? 'page' : undefined}
                aria-label={t('index.page', { page: foot, title, count })}
                onClick={() => {
                  onClose()
                  onPage(page)
                }}
              >
                <b>{foot}</b>
                <span className={styles.cards} aria-hidden="true">
                  {slots.map(({ number, card }) => (
                    <i key={number} className={card ? styles.found : undefined} />
                  ))}
                </span>
                <small className={owned === slots.length ? styles.full : undefined}>{count}</small>
              </button>
            </li>
          )
        })}
      </ol>
    </NightDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { iconCaretLeft, iconCaretRight } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  page: number // 1-based
  pages: number
  hrefOf: (page: number) => string // pages are addresses, so that going back and sharing work
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
  const { t } = useTranslation('ui')
  if (pages < 2) return null
  const isLong = pages > 5 // the number of pages that fit on a phone. With more, the pages next to the current one are left out
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {page > 1 && (
        <IconButton href={hrefOf(page - 1)} icon={iconCaretLeft} label={t('pager.previous')} size={18} />
      )}
      {pagesShown(page, pages).map((pageNumber, at) =>
        pageNumber === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={pageNumber}
            href={hrefOf(pageNumber)}
            aria-label={t('pager.page', { page: pageNumber })}
            aria-current={pageNumber === page ? 'page' : undefined}
            className={classNames(
              styles.page,
              pageNumber === page && styles.here,
              isLong &&
                Math.abs(pageNumber - page) === 1 &&
                pageNumber > 1 &&
                pageNumber < pages &&
                styles.near,
            )}
          >
            {pageNumber}
          </Link>
        ),
      )}
      {page < pages && (
        <IconButton href={hrefOf(page + 1)} icon={iconCaretRight} label={t('pager.next')} size={18} />
      )}
    </nav>
  )
}

/** Returns the first, the last and the pages next to the current one. `undefined` is a gap of two pages or more. */
export function pagesShown(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(n => n >= 1 && n <= pages)
  const pageNumbers = [...new Set(near)].sort((a, b) => a - b)
  return pageNumbers.flatMap((n, at) => {
    const skipped = n - (pageNumbers[at - 1] ?? n - 1) - 1
    if (skipped === 0) return [n]
    return skipped === 1 ? [n - 1, n] : [undefined, n]
  })
}

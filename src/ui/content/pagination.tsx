import MuiPagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import { iconCaretLeft, iconCaretRight } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import type {} from '../theme/mui-types.ts'

interface Pages {
  page: number // 1-based
  pages: number
}

/** Pages are addresses, so that going back and sharing work, or the state of a part of the screen. */
export type PaginationProps = Pages &
  ({ hrefOf: (page: number) => string } | { onPage: (page: number) => void })

const arrows = {
  previous: () => <Icon of={iconCaretLeft} size={18} />,
  next: () => <Icon of={iconCaretRight} size={18} />,
}

/** The pager of pages that use MUI. The others use `Pager`. */
export function Pagination({ page, pages, ...way }: PaginationProps) {
  const { t } = useTranslation('ui')
  const isNarrow = useMediaQuery('(max-width: 479px)')
  if (pages < 2) return null
  const isLinked = 'hrefOf' in way // a link cannot be disabled: the arrow is left out
  return (
    <MuiPagination
      page={page}
      count={pages}
      siblingCount={isNarrow ? 0 : 1}
      hidePrevButton={isLinked && page === 1}
      hideNextButton={isLinked && page === pages}
      aria-label={t('pager.label')}
      getItemAriaLabel={(type, of) =>
        type === 'previous' || type === 'next' ? t(`pager.${type}`) : t('pager.page', { page: of })
      }
      onChange={isLinked ? undefined : (_, chosen) => way.onPage(chosen)}
      renderItem={item => (
        <PaginationItem
          {...item}
          slots={arrows}
          {...(isLinked && item.page !== null && { component: Link, href: way.hrefOf(item.page) })}
        />
      )}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import styles from './stock.module.css'

interface PagerProps {
  page: number
  total: number // rows of all pages
  perPage: number
  onPage: (page: number) => void
}

/** Buttons to the previous and the next page. Renders nothing for a single page. */
export function Pager({ page, total, perPage, onPage }: PagerProps) {
  const { t } = useTranslation('admin-stock')
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (pages === 1) return null
  return (
    <div className={styles.actions}>
      <Button variant="ghost" size="dense" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('stocktakes.previous')}
      </Button>
      <span>{t('stocktakes.page', { page, pages })}</span>
      <Button variant="ghost" size="dense" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('stocktakes.next')}
      </Button>
    </div>
  )
}

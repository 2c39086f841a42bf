import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Pagination } from '@/ui/content/pagination.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import styles from './list-pages.module.css'

const sizes = ['25', '50', '100'].map(value => ({ value, label: value }))

export function ListPages() {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  if (total === 0) return null
  const last = Math.max(1, Math.ceil(total / perPage))
  const from = (page - 1) * perPage + 1
  return (
    <div className={styles.foot}>
      <span>{t('list.shown', { from, to: Math.min(total, page * perPage), total })}</span>
      <span className={styles.per}>
        <span aria-hidden="true">{t('react-admin:navigation.page_rows_per_page')}</span>
        <SelectField
          dense
          hideLabel
          label={t('react-admin:navigation.page_rows_per_page')}
          options={sizes}
          value={perPage}
          onChange={event => setPerPage(Number(event.currentTarget.value))}
        />
      </span>
      <Pagination page={page} pages={last} onPage={setPage} />
    </div>
  )
}

import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { pagesShown } from '@/ui/content/pages-shown.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
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
      {last > 1 && (
        <nav className={styles.steps} aria-label={t('list.pages')}>
          <button
            type="button"
            disabled={page <= 1}
            aria-label={t('react-admin:navigation.previous')}
            onClick={() => setPage(page - 1)}
          >
            <Icon of={iconCaretLeft} size={18} />
          </button>
          {pagesShown(page, last).map((one, at) =>
            typeof one === 'number' ? (
              <button
                key={one}
                type="button"
                aria-label={t('react-admin:navigation.page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => setPage(one)}
              >
                {one}
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name
              <span key={`gap-${at}`}>…</span>
            ),
          )}
          <button
            type="button"
            disabled={page >= last}
            aria-label={t('react-admin:navigation.next')}
            onClick={() => setPage(page + 1)}
          >
            <Icon of={iconCaretRight} size={18} />
          </button>
        </nav>
      )}
    </div>
  )
}

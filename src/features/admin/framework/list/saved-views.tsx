import { useState } from 'react'
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconBookmark } from '@/ui/icon/admin-icons.ts'
import { iconTrash } from '@/ui/icon/icons.ts'
import { AdminDialog } from '../record/admin-dialog.tsx'
import styles from './saved-views.module.css'

/** Named filters, order and page size, stored on this device. */
export function SavedViews() {
  const { t } = useTranslation('react-admin')
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters, setSort, setPerPage } =
    useListContext()
  const [views, setViews] = useSavedQueries(resource)
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const savedQueries = extractValidSavedQueries(views)
  const keep = () => {
    const label = name.trim()
    if (!label) return
    const value = { filter: filterValues, displayedFilters, sort, perPage }
    setViews([...savedQueries.filter(view => view.label !== label), { label, value }])
    setName('')
  }
  const show = ({ value }: (typeof savedQueries)[number]) => {
    setFilters(value.filter ?? {}, value.displayedFilters ?? [])
    if (value.sort) setSort(value.sort)
    if (value.perPage) setPerPage(value.perPage)
    setOpen(false)
  }
  return (
    <>
      <Button variant="ghost" size="dense" icon={iconBookmark} onClick={() => setOpen(true)}>
        {t('saved_queries.label')}
      </Button>
      <AdminDialog open={isOpen} onClose={() => setOpen(false)} title={t('saved_queries.label')} width={440}>
        <div className={styles.menu}>
          {savedQueries.map(view => (
            <div key={view.label}>
              <button type="button" onClick={() => show(view)}>
                {view.label}
              </button>
              <TooltipButton
                icon={iconTrash}
                label={t('saved_queries.remove_label_with_name', { name: view.label })}
                onClick={() => setViews(savedQueries.filter(other => other !== view))}
              />
            </div>
          ))}
        </div>
        <form
          className={styles.save}
          onSubmit={event => {
            event.preventDefault()
            keep()
          }}
        >
          <TextField
            dense
            label={t('saved_queries.query_name')}
            maxLength={60}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Button size="dense" type="submit">
            {t('action.save')}
          </Button>
        </form>
      </AdminDialog>
    </>
  )
}

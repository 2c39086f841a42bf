import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ListView } from '@/contract/endpoints/admin/list-views.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconBookmark } from '@/ui/icon/admin-icons.ts'
import { iconTrash } from '@/ui/icon/icons.ts'
import { AdminDialog } from '../record/admin-dialog.tsx'
import { useListSettings } from './list-settings.ts'
import styles from './saved-views.module.css'
import { sortOfText, sortText } from './use-stored-sort.ts'

const asText = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** A view that the list always offers, before the saved ones. */
export interface BuiltInView {
  name: string
  filter: Readonly<Record<string, string>>
}

/** Named filters, order and page size, stored on the server: private, or shared with all admins. */
export function SavedViews({ builtIn }: { builtIn: readonly BuiltInView[] }) {
  const { t } = useTranslation(['react-admin', 'admin'])
  const { resource, filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext()
  const { settings, saveView, removeView } = useListSettings(resource)
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const keep = async () => {
    setSaving(true)
    const query = { filter: asText(filterValues), sort: sortText(sort), per_page: perPage }
    if (await saveView({ name: name.trim(), is_shared: isShared, query })) setName('')
    setSaving(false)
  }
  const show = ({ query }: ListView) => {
    setFilters(query.filter, [])
    if (query.sort) setSort(sortOfText(query.sort))
    setPerPage(query.per_page)
    setOpen(false)
  }
  return (
    <>
      <Button variant="ghost" size="dense" icon={iconBookmark} onClick={() => setOpen(true)}>
        {t('saved_queries.label')}
      </Button>
      <AdminDialog open={isOpen} onClose={() => setOpen(false)} title={t('saved_queries.label')} width={440}>
        <div className={styles.menu}>
          {builtIn.map(({ name: builtInName, filter }) => (
            <div key={builtInName}>
              <button
                type="button"
                onClick={() => {
                  setFilters(filter, [])
                  setOpen(false)
                }}
              >
                {builtInName}
              </button>
            </div>
          ))}
          {settings?.views.map(view => (
            <div key={view.id}>
              <button type="button" onClick={() => show(view)}>
                {view.name}
                {view.is_shared && (
                  <small>
                    {view.by ? t('admin:list.shared_by', { name: view.by }) : t('admin:list.shared')}
                  </small>
                )}
              </button>
              {view.by === null && (
                <TooltipButton
                  icon={iconTrash}
                  label={t('saved_queries.remove_label_with_name', { name: view.name })}
                  onClick={() => void removeView(view.id)}
                />
              )}
            </div>
          ))}
        </div>
        <form
          className={styles.save}
          onSubmit={event => {
            event.preventDefault()
            void keep()
          }}
        >
          <TextField
            dense
            name="name"
            label={t('saved_queries.query_name')}
            maxLength={60}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Check
            label={t('admin:list.share')}
            checked={isShared}
            onChange={event => setShared(event.currentTarget.checked)}
          />
          <Button size="dense" type="submit" busy={isSaving} disabled={name.trim() === ''}>
            {t('action.save')}
          </Button>
        </form>
      </AdminDialog>
    </>
  )
}

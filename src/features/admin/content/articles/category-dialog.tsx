/** Journal categories: renamed in six languages, added, and deleted while empty. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow, type Result } from '@/api/client.ts'
import {
  type AdminArticleCategory,
  adminArticleCategories,
  changeArticleCategory,
  createArticleCategory,
  removeArticleCategory,
} from '@/contract/endpoints/admin/articles.ts'
import { localeFacts, locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import styles from './articles.module.css'

export const articleCategoriesQuery = {
  queryKey: ['articles', 'categories'],
  queryFn: async () => (await callOrThrow(adminArticleCategories)).data,
}

export function CategoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-words')
  const { data = [], isPending, isLoadingError, refetch } = useQuery(articleCategoriesQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={720}
      title={t('articles.categories')}
      lead={t('articles.categories_lead')}
    >
      <div className={styles.categories}>
        {isLoadingError && <PartFailure onRetry={refetch} />}
        {isPending && <Skeleton height={260} radius={14} />}
        {data.map(category => (
          <CategoryFields key={category.version} category={category} onDone={() => {}} />
        ))}
        {isAdding ? (
          <CategoryFields category={null} onDone={() => setAdding(false)} />
        ) : (
          <Button variant="soft" size="dense" icon={iconPlus} onClick={() => setAdding(true)}>
            {t('articles.new_category')}
          </Button>
        )}
      </div>
    </AdminDialog>
  )
}

function CategoryFields({ category, onDone }: { category: AdminArticleCategory | null; onDone: () => void }) {
  const { t } = useTranslation(['admin-words', 'react-admin'])
  const refuse = useRefuse()
  const cache = useQueryClient()
  const [names, setNames] = useState(category?.names ?? localizedTextsOf(() => ''))
  const [isBusy, setBusy] = useState(false)
  const settle = async (saving: Promise<Result<unknown>>) => {
    setBusy(true)
    const result = await saving
    if (!result.ok) refuse(result.failure)
    await cache.invalidateQueries({ queryKey: ['articles'] })
    setBusy(false)
    if (result.ok) onDone()
    return result.ok
  }
  const save = () =>
    settle(
      category
        ? call(changeArticleCategory, {
            params: { id: category.id },
            body: { names, version: category.version },
          })
        : call(createArticleCategory, { body: { names } }),
    )
  const remove = (id: number) => settle(call(removeArticleCategory, { params: { id } }))
  const isSame = locales.every(locale => names[locale] === (category?.names[locale] ?? ''))
  return (
    <fieldset className={styles.category}>
      <legend>
        {category ? t('articles.count', { count: category.articles }) : t('articles.new_category')}
      </legend>
      {locales.map(locale => (
        <TextField
          key={locale}
          dense
          name={`names.${locale}`}
          label={localeFacts[locale].name}
          maxLength={80}
          value={names[locale]}
          onChange={event => setNames({ ...names, [locale]: event.currentTarget.value })}
        />
      ))}
      <footer>
        {category?.articles === 0 && (
          <ConfirmedButton
            variant="text"
            label={t('react-admin:action.delete')}
            title={t('react-admin:message.delete_title')}
            lead={category.names.it}
            onConfirm={() => remove(category.id)}
          />
        )}
        <Button
          size="dense"
          busy={isBusy}
          disabled={isSame || names.it.trim() === ''}
          onClick={() => void save()}
        >
          {t('react-admin:action.save')}
        </Button>
      </footer>
    </fieldset>
  )
}

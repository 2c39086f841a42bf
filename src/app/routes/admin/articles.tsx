import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { ArticleList } from '@/features/admin/content/articles/article-list.tsx'
import { CategoryDialog } from '@/features/admin/content/articles/category-dialog.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminArticlesPage() {
  const { t } = useTranslation('titles')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ArticleList
        title={t('adminArticles')}
        locale={useLocale()}
        linkTo={useHref()}
        onCategories={() => setOpen(true)}
      />
      {isOpen && <CategoryDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Converts between a category and its form values. Pure. */
import type { AdminCategory, CategoryBody } from '@/contract/endpoints/admin/catalog.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'

export const newCategory = (): CategoryBody => ({
  parent_id: null,
  picture: null,
  element: null,
  is_active: true,
  translations: localizedTextsOf(() => ({ name: '', slug: '', description: '' })),
})

export const categoryBody = (form: CategoryBody & Partial<AdminCategory>): CategoryBody => ({
  parent_id: form.parent_id,
  picture: form.picture,
  element: form.element,
  is_active: form.is_active,
  translations: form.translations,
})

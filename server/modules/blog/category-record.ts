/** The journal's categories in the administration. */
import type * as contract from '@/contract/endpoints/admin/articles.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { EditableKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { refuse } from '../../kernel/route.ts'
import { slugOfTitle } from '../../kernel/slug-of-title.ts'
import {
  articleCategoriesTable,
  type CategoryRow,
  everyCategory,
  nextCategoryPosition,
} from './articles-repo.ts'

type Category = contract.AdminArticleCategory
type Names = CategoryRow['names']

export const adminCategory = ({
  id,
  names,
  slugs,
  articles,
}: CategoryRow & { articles: number }): Category => ({
  id,
  names,
  slugs,
  articles,
  version: versionOf(names),
})

/** A language without a name uses the Italian one. A slug does not change once it is set. */
const wordsFrom = (names: Names, before: Category | null) => {
  const completeNames = localizedTextsOf(locale => names[locale] || names.it)
  return {
    names: completeNames,
    slugs: localizedTextsOf(locale => before?.slugs[locale] || slugOfTitle(completeNames[locale], 'blog')),
  }
}

export const articleCategoryRecord: EditableKind<Category, { names: Names }> = {
  record: 'article_category',
  key: 'id',
  lock: articleCategoriesTable.lock,
  read: async (db, id) => (await everyCategory(db)).map(adminCategory).find(category => category.id === id),
  insert: (tx, { names }) =>
    articleCategoriesTable.insert(tx, { ...wordsFrom(names, null), position: nextCategoryPosition }),
  update: (tx, current, { names }) =>
    articleCategoriesTable.update(tx, current.id, wordsFrom(names, current)),
  refuseRemoval: async (_, current) =>
    current.articles > 0 ? refuse('conflict', [], { current }) : undefined,
  remove: (tx, { id }) => articleCategoriesTable.remove(tx, id),
  titleOf: category => category.names.it,
  factsOf: ({ names }) => ({ names }),
}

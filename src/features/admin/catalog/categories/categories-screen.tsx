/** Category tree of the shop, next to the form of the selected category. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type AdminCategory,
  adminCategories,
  arrangeCategories,
  type CategoryBody,
  emptyCategory,
  type CategoryTree as Tree,
} from '@/contract/endpoints/admin/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { pickLike } from '@/lib/pick.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { MasterDetailScreen } from '../../framework/record/master-detail-screen.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { useContest } from '../../framework/record/use-contest.tsx'
import { orderOver } from '../../framework/record/use-order.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import styles from './categories.module.css'
import { CategoryForm } from './category-form.tsx'
import { CategoryTree } from './category-tree.tsx'
import { linesOf } from './tree-move.ts'

interface CategoriesScreenProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const treeKey = ['categories', 'tree']

export function CategoriesScreen({ title, locale, linkTo }: CategoriesScreenProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const { tree, error, refetch, arrange, contest } = useTree(locale)
  const categories = tree?.data ?? []
  return (
    <>
      {contest}
      <MasterDetailScreen<AdminCategory, CategoryBody>
        title={title}
        count={tree?.data.length}
        words={{
          create: t('categories.new'),
          list: t('categories.tree'),
          choose: t('categories.choose'),
          chooseText: t('categories.choose_text'),
        }}
        picture={{ url: '/assets/characters/gufosaggio/creature.webp', element: 'Psichico' }}
        wideList
        resource="categories"
        fresh={emptyCategory()}
        bodyFrom={form => pickLike(form, emptyCategory())}
        onChanged={() => void refetch()}
        list={(chosen, choose) =>
          error && !tree ? (
            <ReadFailure error={error} onRetry={refetch} />
          ) : !tree ? (
            <Skeleton height={320} radius={12} />
          ) : categories.length === 0 ? (
            <EmptyState title={t('categories.none')} />
          ) : (
            <>
              <CategoryTree
                categories={categories}
                locale={locale}
                chosen={chosen}
                onChoose={choose}
                onArrange={nodes => void arrange(nodes)}
              />
              <p className={styles.hint}>{t('categories.hint')}</p>
            </>
          )
        }
      >
        {(record, onRemoved) => (
          <CategoryForm
            record={record}
            categories={categories}
            locale={locale}
            linkTo={linkTo}
            onRemoved={onRemoved}
          />
        )}
      </MasterDetailScreen>
    </>
  )
}

type Nodes = { id: number; parent_id: number | null }[]

/**
 * The tree of the server. While a new order is being saved, that order is shown. A conflict shows both
 * orders.
 */
function useTree(locale: Locale) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const notify = useNotify()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const {
    data: tree,
    error,
    refetch,
  } = useQuery({
    queryKey: treeKey,
    queryFn: () => callOrThrow(adminCategories),
  })
  const { isLost, dialog } = useContest<Tree>({
    words: ({ data }) =>
      linesOf(data).map(({ id, depth }) => {
        const name = data.find(record => record.id === id)?.translations
        return `${'– '.repeat(depth)}${name?.[locale].name || name?.it.name}`
      }),
    onTheirs: () => void refetch(),
  })
  const arrange = async (nodes: Nodes, base = tree) => {
    if (!base) return
    const moved = nodes.flatMap(({ id, parent_id }) => {
      const category = base.data.find(candidate => candidate.id === id)
      return category ? [{ ...category, parent_id }] : []
    })
    await updateCached<Tree>(cache, treeKey, { ...base, data: moved })
    const result = await call(arrangeCategories, { body: { nodes, version: base.version } })
    if (result.ok) {
      await updateCached<Tree>(cache, treeKey, result.value)
      void cache.invalidateQueries({ queryKey: ['categories', 'getOne'] })
      notify(t('categories.arranged'), { type: 'success' })
      return
    }
    const current = result.failure.current as Tree | undefined
    await updateCached<Tree>(cache, treeKey, current ?? base)
    const again = (theirs: Tree) => void arrange(orderOver(nodes, theirs.data), theirs)
    if (isLost(result, { base, mine: { data: moved }, again })) return
    refuse(result.failure)
  }
  return { tree, error: failureFrom(error), refetch, arrange, contest: dialog }
}

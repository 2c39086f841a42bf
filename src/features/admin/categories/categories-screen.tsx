/** Categories of the shop: the tree they stand in, and beside it the one that is written. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import {
  type AdminCategory,
  adminCategories,
  arrangeCategories,
  type CategoryTree as Tree,
} from '@/contract/catalog-administration.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { KeptRecord } from '../kit/kept-record.tsx'
import { orderOver, placeWords } from '../kit/order-over.ts'
import { ReadFailure } from '../kit/read-failure.tsx'
import { ScreenHead } from '../kit/screen-head.tsx'
import { useContest } from '../kit/use-contest.tsx'
import styles from './categories.module.css'
import { CategoryForm } from './category-form.tsx'
import { categoryBody, newCategory } from './category-form-values.ts'
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
  const [chosen, setChosen] = useState<number | null>() // null: a new one
  const categories = tree?.data ?? []
  const saved = (category: AdminCategory) => {
    setChosen(category.id)
    void refetch()
  }
  return (
    <>
      {contest}
      <ScreenHead
        title={title}
        count={tree?.data.length}
        actions={
          <Button size="dense" icon={iconPlus} onClick={() => setChosen(null)}>
            {t('categories.new')}
          </Button>
        }
      />
      <div className={styles.screen}>
        <Panel dense titleAs="h2" title={t('categories.tree')}>
          {error && !tree ? (
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
                onChoose={setChosen}
                onArrange={nodes => void arrange(nodes)}
              />
              <p className={styles.hint}>{t('categories.hint')}</p>
            </>
          )}
        </Panel>
        <Panel dense>
          {chosen === undefined ? (
            <EmptyState
              title={t('categories.choose')}
              picture="/assets/characters/gufosaggio/creature.webp"
              element="Psichico"
            >
              {t('categories.choose_text')}
            </EmptyState>
          ) : (
            <KeptRecord<AdminCategory, ReturnType<typeof newCategory>>
              key={chosen ?? 'new'}
              resource="categories"
              id={chosen}
              fresh={newCategory()}
              bodyFrom={categoryBody}
              onCreated={saved}
              onSaved={saved}
            >
              {record => (
                <CategoryForm
                  record={record}
                  categories={categories}
                  locale={locale}
                  linkTo={linkTo}
                  onRemoved={() => {
                    setChosen(undefined)
                    void refetch()
                  }}
                />
              )}
            </KeptRecord>
          )}
        </Panel>
      </div>
    </>
  )
}

type Nodes = { id: number; parent_id: number | null }[]

/** The tree as the server has it; shown as it shall be while it is sent. Where somebody was faster both orders are shown. */
function useTree(locale: Locale) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const notify = useNotify()
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
      placeWords(linesOf(data), ({ id, depth }) => {
        const name = data.find(one => one.id === id)?.translations
        return `${'– '.repeat(depth)}${name?.[locale].name || name?.it.name}`
      }),
    onTheirs: () => void refetch(),
  })
  const arrange = async (nodes: Nodes, base = tree) => {
    if (!base) return
    const moved = nodes.flatMap(({ id, parent_id }) => {
      const found = base.data.find(one => one.id === id)
      return found ? [{ ...found, parent_id }] : []
    })
    cache.setQueryData<Tree>(treeKey, { ...base, data: moved })
    const result = await call(arrangeCategories, { body: { nodes, version: base.version } })
    if (result.ok) {
      cache.setQueryData<Tree>(treeKey, result.value)
      void cache.invalidateQueries({ queryKey: ['categories', 'getOne'] })
      notify(t('categories.arranged'), { type: 'success' })
      return
    }
    const current = result.failure.current as Tree | undefined
    cache.setQueryData<Tree>(treeKey, current ?? base)
    const again = (theirs: Tree) => void arrange(orderOver(nodes, theirs.data), theirs)
    if (isLost(result, { base, mine: { data: moved }, again })) return
    notify(result.failure.message || t('admin:failed'), { type: 'error' })
  }
  return { tree, error: failureFrom(error), refetch, arrange, contest: dialog }
}

/** Attributes: their order, and beside it the one that is written with its values. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { type AdminAttribute, adminAttributes, arrangeAttributes } from '@/contract/catalog-administration.ts'
import type { AnswerOf } from '@/contract/endpoint.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { KeptRecord } from '../kit/kept-record.tsx'
import { orderOver, placeWords } from '../kit/order-over.ts'
import { ScreenHead } from '../kit/screen-head.tsx'
import { SortableRows } from '../kit/sortable-rows.tsx'
import { useContest } from '../kit/use-contest.tsx'
import { AttributeForm } from './attribute-form.tsx'
import { attributeBody, newAttribute } from './attribute-form-values.ts'
import styles from './attributes.module.css'

type All = AnswerOf<typeof arrangeAttributes>
const listKey = ['attributes', 'all']

export function AttributesScreen({ title, locale }: { title: string; locale: Locale }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const { all, error, refetch, arrange, contest } = useAll(locale)
  const [chosen, setChosen] = useState<number | null>()
  const saved = (attribute: AdminAttribute) => {
    setChosen(attribute.id)
    void refetch()
  }
  return (
    <>
      {contest}
      <ScreenHead
        title={title}
        count={all?.data.length}
        actions={
          <Button size="dense" icon={iconPlus} onClick={() => setChosen(null)}>
            {t('attributes.new')}
          </Button>
        }
      />
      <div className={styles.screen}>
        <Panel dense titleAs="h2" title={t('attributes.order')}>
          {error && !all ? (
            <PartFailure onRetry={refetch} />
          ) : !all ? (
            <Skeleton height={280} radius={12} />
          ) : (
            <AttributeOrder
              attributes={all.data}
              locale={locale}
              chosen={chosen}
              onChoose={setChosen}
              onArrange={ids => void arrange(ids)}
            />
          )}
        </Panel>
        <Panel dense>
          {chosen === undefined ? (
            <EmptyState
              title={t('attributes.choose')}
              picture="/assets/characters/amanito/creature.webp"
              element="Natura"
            >
              {t('attributes.choose_text')}
            </EmptyState>
          ) : (
            <KeptRecord<AdminAttribute, ReturnType<typeof newAttribute>>
              key={chosen ?? 'new'}
              resource="attributes"
              id={chosen}
              fresh={newAttribute()}
              bodyFrom={attributeBody}
              onCreated={saved}
              onSaved={saved}
            >
              {record => (
                <AttributeForm
                  record={record}
                  locale={locale}
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

interface AttributeOrderProps {
  attributes: readonly AdminAttribute[]
  locale: Locale
  chosen: number | null | undefined
  onChoose: (id: number) => void
  onArrange: (ids: number[]) => void
}

function AttributeOrder({ attributes, locale, chosen, onChoose, onArrange }: AttributeOrderProps) {
  const { t } = useTranslation('admin-goods')
  if (attributes.length === 0) return <EmptyState title={t('attributes.none')} />
  const find = (id: string) => attributes.find(one => String(one.id) === id)
  const nameOf = (id: string) => find(id)?.names[locale] || find(id)?.names.it || ''
  const move = (from: number, to: number) => {
    const ids = attributes.map(one => one.id)
    const [moved] = ids.splice(from, 1)
    if (moved !== undefined) ids.splice(to, 0, moved)
    onArrange(ids)
  }
  return (
    <SortableRows ids={attributes.map(one => String(one.id))} nameOf={nameOf} onMove={move}>
      {id => {
        const attribute = find(id)
        if (!attribute) return null
        return (
          <button
            type="button"
            className={styles.row}
            aria-pressed={chosen === attribute.id}
            onClick={() => onChoose(attribute.id)}
          >
            <span>
              <b>{nameOf(id)}</b>
              <small>
                {t('attributes.values_of', { count: attribute.values.length })} ·{' '}
                {t('categories.products', { count: attribute.products })}
              </small>
            </span>
            <span className={styles.swatches}>
              {attribute.values
                .slice(0, 5)
                .map(
                  value =>
                    value.colour && (
                      <i key={value.id} style={{ background: value.colour }} aria-hidden="true" />
                    ),
                )}
            </span>
          </button>
        )
      }}
    </SortableRows>
  )
}

function useAll(locale: Locale) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const notify = useNotify()
  const cache = useQueryClient()
  const {
    data: all,
    error,
    refetch,
  } = useQuery({
    queryKey: listKey,
    queryFn: () => callOrThrow(adminAttributes),
  })
  const { isLost, dialog } = useContest<All>({
    words: ({ data }) => placeWords(data, ({ names }) => names[locale] || names.it),
    onTheirs: () => void refetch(),
  })
  const arrange = async (ids: number[], base = all) => {
    if (!base) return
    const data = ids.flatMap(id => base.data.find(one => one.id === id) ?? [])
    cache.setQueryData<All>(listKey, { ...base, data })
    const result = await call(arrangeAttributes, { body: { ids, version: base.version } })
    if (result.ok) {
      cache.setQueryData<All>(listKey, result.value)
      notify(t('categories.arranged'), { type: 'success' })
      return
    }
    cache.setQueryData<All>(listKey, (result.failure.current as All | undefined) ?? base)
    const again = (theirs: All) =>
      void arrange(
        orderOver(data, theirs.data).map(({ id }) => id),
        theirs,
      )
    if (isLost(result, { base, mine: { data }, again })) return
    notify(result.failure.message || t('admin:failed'), { type: 'error' })
  }
  return { all, error, refetch, arrange, contest: dialog }
}

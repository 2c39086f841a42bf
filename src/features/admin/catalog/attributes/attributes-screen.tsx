/** Attribute list with its order, next to the form of the selected attribute. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import type { ResponseOf } from '@/contract/endpoint.ts'
import {
  type AdminAttribute,
  type AttributeBody,
  adminAttributes,
  arrangeAttributes,
} from '@/contract/endpoints/admin/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { MasterDetailScreen } from '../../framework/record/master-detail-screen.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { useContest } from '../../framework/record/use-contest.tsx'
import { orderOver } from '../../framework/record/use-order.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { AttributeForm } from './attribute-form.tsx'
import styles from './attributes.module.css'

const newAttribute = (): AttributeBody => ({
  code: '',
  names: localizedTextsOf(() => ''),
  is_facet: true,
  values: [],
})

/** Returns the body of a save. */
const attributeBody = (form: AttributeBody): AttributeBody => ({
  code: form.code,
  names: form.names,
  is_facet: form.is_facet,
  values: form.values.map(({ id, code, names, colour }) => ({ id, code, names, colour })),
})

type All = ResponseOf<typeof arrangeAttributes>
const listKey = ['attributes', 'all']

export function AttributesScreen({ title, locale }: { title: string; locale: Locale }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const { all, error, refetch, arrange, contest } = useAll(locale)
  return (
    <>
      {contest}
      <MasterDetailScreen<AdminAttribute, ReturnType<typeof newAttribute>>
        title={title}
        count={all?.data.length}
        words={{
          create: t('attributes.new'),
          list: t('attributes.order'),
          choose: t('attributes.choose'),
          chooseText: t('attributes.choose_text'),
        }}
        picture={{ url: '/assets/characters/amanito/creature.webp', element: 'Natura' }}
        resource="attributes"
        fresh={newAttribute()}
        bodyFrom={attributeBody}
        onChanged={() => void refetch()}
        list={(chosen, choose) =>
          error && !all ? (
            <PartFailure onRetry={refetch} />
          ) : !all ? (
            <Skeleton height={280} radius={12} />
          ) : (
            <AttributeOrder
              attributes={all.data}
              locale={locale}
              chosen={chosen}
              onChoose={choose}
              onArrange={ids => void arrange(ids)}
            />
          )
        }
      >
        {(record, onRemoved) => <AttributeForm record={record} locale={locale} onRemoved={onRemoved} />}
      </MasterDetailScreen>
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
  const find = (id: string) => attributes.find(attribute => String(attribute.id) === id)
  const nameOf = (id: string) => {
    const attribute = find(id)
    return attribute ? wordIn(attribute.names, locale) : ''
  }
  const move = (from: number, to: number) => {
    const ids = attributes.map(attribute => attribute.id)
    const [moved] = ids.splice(from, 1)
    if (moved !== undefined) ids.splice(to, 0, moved)
    onArrange(ids)
  }
  return (
    <SortableRows ids={attributes.map(attribute => String(attribute.id))} nameOf={nameOf} onMove={move}>
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
  const refuse = useRefuse()
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
    words: ({ data }) => data.map(({ names }) => wordIn(names, locale)),
    onTheirs: () => void refetch(),
  })
  const arrange = async (ids: number[], base = all) => {
    if (!base) return
    const data = ids.flatMap(id => base.data.find(candidate => candidate.id === id) ?? [])
    await updateCached<All>(cache, listKey, { ...base, data })
    const result = await call(arrangeAttributes, { body: { ids, version: base.version } })
    if (result.ok) {
      await updateCached<All>(cache, listKey, result.value)
      notify(t('categories.arranged'), { type: 'success' })
      return
    }
    await updateCached<All>(cache, listKey, (result.failure.current as All | undefined) ?? base)
    const again = (theirs: All) =>
      void arrange(
        orderOver(data, theirs.data).map(({ id }) => id),
        theirs,
      )
    if (isLost(result, { base, mine: { data }, again })) return
    refuse(result.failure)
  }
  return { all, error, refetch, arrange, contest: dialog }
}

/**
 * Methods in checkout order: sorted by dragging, switched on and off, opened. It works for payment and shipping
 * methods.
 */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { useSavedSwitch } from '@/forms/use-saved-switch.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Switch } from '@/ui/form/switch.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { useOrder } from '../../framework/record/use-order.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import styles from './methods.module.css'

export interface Method {
  code: string
  name: string
  facts: readonly string[] // small, under the name
  is_active: boolean
  is_offered: boolean // enabled, and available in this installation
  warning?: string
  orders: number
}

interface MethodBoardProps {
  title: string
  lead: string
  methods: readonly Method[] | undefined
  error: unknown
  onRetry: () => unknown
  queryKey: readonly string[]
  locale: Locale
  actions?: ReactNode
  onOpen: (code: string) => void
  onSort: (codes: string[], known: string[]) => Promise<Result<unknown>>
  onSwitch: (code: string, isOn: boolean, evenTheLast: boolean) => Promise<Result<unknown>> // changes the cached method
}

export function MethodBoard({ title, lead, methods, error, onRetry, actions, ...rest }: MethodBoardProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const isNone = methods?.every(method => !method.is_offered)
  return (
    <>
      <ScreenHead title={title} count={methods?.length} lead={lead} actions={actions} />
      {isNone && methods && methods.length > 0 && (
        <div className={styles.warning}>
          <Note tone="warning" live>
            {t('methods.none_on')}
          </Note>
        </div>
      )}
      <Panel dense>
        {error && !methods ? (
          <ReadFailure error={error} onRetry={onRetry} />
        ) : !methods ? (
          <RowsSkeleton rows={4} />
        ) : methods.length === 0 ? (
          <EmptyState title={t('methods.empty')} picture="/assets/characters/brinorso/creature.webp" />
        ) : (
          <Board methods={methods} title={title} {...rest} />
        )}
      </Panel>
    </>
  )
}

/** The cached lists of both kinds. */
interface Stored {
  data: readonly { code: string; names: Record<Locale, string> }[]
}

const inOrder = (all: Stored['data'], codes: readonly string[]) =>
  codes.flatMap(code => all.find(method => method.code === code) ?? [])

type BoardProps = Pick<
  MethodBoardProps,
  'title' | 'queryKey' | 'locale' | 'onOpen' | 'onSort' | 'onSwitch'
> & {
  methods: readonly Method[]
}

function Board({ methods, title, queryKey, locale, onOpen, onSort, onSwitch }: BoardProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
  const cache = useQueryClient()
  const [pendingCode, setAsked] = useState<string>() // code of the last active method, while switching it off needs a confirmation
  const again = () => cache.invalidateQueries({ queryKey })
  const order = useOrder({
    places: methods.map(({ code, name }) => ({ id: code, name })),
    show: codes => void updateCached<Stored>(cache, queryKey, ({ data }) => ({ data: inOrder(data, codes) })),
    send: onSort,
    read: async () => {
      await again()
      const stored = cache.getQueryData<Stored>(queryKey)
      return (stored?.data ?? []).map(({ code, names }) => ({ id: code, name: wordIn(names, locale) }))
    },
  })
  const turn = async (code: string, isOn: boolean, evenTheLast = false) => {
    const result = await onSwitch(code, isOn, evenTheLast)
    if (!result.ok && result.failure.code === 'last_method') return setAsked(code)
    const isTurned = resultOf(result, t(isOn ? 'methods.is_on' : 'methods.is_off'))
    await again()
    if (isTurned) setAsked(undefined)
  }
  const of = (code: string) => methods.find(method => method.code === code)
  return (
    <>
      <SortableRows
        label={title}
        ids={methods.map(({ code }) => code)}
        nameOf={code => of(code)?.name ?? code}
        onMove={order.move}
      >
        {code => <Row method={of(code)} onOpen={onOpen} onTurn={turn} />}
      </SortableRows>
      {order.dialog}
      {pendingCode && (
        <ConfirmDialog
          title={t('methods.last_title')}
          lead={t('methods.last_lead')}
          yes={t('methods.last_yes')}
          isDanger
          onYes={() => turn(pendingCode, false, true)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface RowProps {
  method: Method | undefined
  onOpen: (code: string) => void
  onTurn: (code: string, isOn: boolean) => Promise<void>
}

function Row({ method, onOpen, onTurn }: RowProps) {
  const { t } = useTranslation('admin-sales')
  const offer = useSavedSwitch(method?.is_active ?? false, async isOn => method && onTurn(method.code, isOn))
  if (!method) return null
  return (
    <div className={styles.method} data-off={!offer.checked}>
      <span className={styles.words}>
        <button type="button" onClick={() => onOpen(method.code)}>
          {method.name}
        </button>
        <small>{method.facts.filter(Boolean).join(' · ')}</small>
      </span>
      {method.warning && <Badge tone="warning">{method.warning}</Badge>}
      <span className={styles.count}>{t('methods.orders', { count: method.orders })}</span>
      <Switch
        hideLabel
        label={t('methods.offer', { name: method.name })}
        checked={offer.checked}
        onChange={event => void offer.turn(event.currentTarget.checked)}
      />
    </div>
  )
}

const mostNamed = 3

/** Formats countries as `Italia, San Marino, Vaticano +2`, or as the text for all countries. */
export function countryWords(codes: readonly string[], locale: Locale, everywhere: string): string {
  if (codes.length === 0) return everywhere
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const named = codes.slice(0, mostNamed).map(code => names.of(code) ?? code)
  return codes.length > mostNamed ? `${named.join(', ')} +${codes.length - mostNamed}` : named.join(', ')
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { chanceLimitsQuery } from '@/api/queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type ChanceLimits,
  changeChanceLimits,
  type DeclaredAge,
  declareAge,
} from '@/contract/endpoints/shop/chance-limits.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { type ChancePeriod, chancePeriods } from '@/domain/chance-limits.ts'
import { formatMoney } from '@/domain/money.ts'
import { orEmpty, readMoney } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './profile.module.css'

interface ChanceLimitsPanelProps {
  userId: number
  locale: Locale
}

type Typed = Record<ChancePeriod, string>

const typedText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const readLimit = orEmpty(null, readMoney)

/** The owner's spending limits for packs, what was spent, and the declaration of a minor (decision 0064). */
export function ChanceLimitsPanel({ userId, locale }: ChanceLimitsPanelProps) {
  const { t } = useTranslation('account')
  const limits = useQuery(chanceLimitsQuery(userId))
  return (
    <Panel titleAs="h2" title={t('details.chance.title')}>
      <p className={styles.soft}>{t('details.chance.text')}</p>
      {limits.isPending && <Skeleton height={180} />}
      {limits.isLoadingError && <PartFailure onRetry={limits.refetch} />}
      {limits.data && <Limits userId={userId} locale={locale} limits={limits.data} />}
    </Panel>
  )
}

function Limits({ userId, locale, limits }: ChanceLimitsPanelProps & { limits: ChanceLimits }) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const cache = useQueryClient()
  const currency = useSettings(state => state.settings.website_currency)
  const [typed, setTyped] = useState<Typed>({
    day: typedText(limits.day.amount),
    month: typedText(limits.month.amount),
  })
  const store = async (value: ChanceLimits) => {
    await updateCached(cache, chanceLimitsQuery(userId).queryKey, value)
    void cache.invalidateQueries({ queryKey: ['quote'] }) // refetched in the background
  }
  const save = useMutation({
    mutationFn: (body: Record<ChancePeriod, number | null>) => callOrThrow(changeChanceLimits, { body }),
    onSuccess: store,
  })
  const declare = useMutation({
    mutationFn: (age: DeclaredAge) => callOrThrow(declareAge, { body: { age } }),
    onSuccess: store,
  })
  const failure = failureFrom(save.error ?? declare.error)
  const read = { day: readLimit(typed.day), month: readLimit(typed.month) }
  const isReadable = 'value' in read.day && 'value' in read.month
  const submit = () => {
    if ('value' in read.day && 'value' in read.month)
      save.mutate({ day: read.day.value, month: read.month.value })
  }
  const money = (cents: number) => formatMoney(cents, formatTag(locale), currency)
  const inForce = (period: ChancePeriod) => {
    const { amount, spent } = limits[period]
    const sums = { spent: money(spent), limit: money(amount ?? 0) }
    return t(`details.chance.${amount === null ? 'spent' : 'spent_of'}_${period}`, sums)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {save.isSuccess && (
        <Note tone="success" live>
          {t('details.chance.saved')}
        </Note>
      )}
      <ErrorNote>{failure && messages.problem(failure)}</ErrorNote>
      {chancePeriods.map(period => {
        const { code } = { code: undefined, ...read[period] }
        const { next } = limits[period]
        return (
          <div key={period}>
            <TextField
              label={t(`details.chance.${period}`)}
              optional={t('details.identity.optional')}
              hint={inForce(period)}
              inputMode="decimal"
              value={typed[period]}
              error={code && messages.field({ code })}
              onChange={event => setTyped({ ...typed, [period]: event.target.value })}
            />
            {next && (
              <Note>
                {next.amount === null
                  ? t('details.chance.removed_from', { at: dateTimeText(next.from, locale) })
                  : t('details.chance.raised_from', {
                      amount: money(next.amount),
                      at: dateTimeText(next.from, locale),
                    })}
              </Note>
            )}
          </div>
        )
      })}
      <Button type="submit" size="small" disabled={!isReadable} busy={save.isPending}>
        {t('details.chance.submit')}
      </Button>
      <Age age={limits.age} isBusy={declare.isPending} onDeclare={declare.mutate} />
    </form>
  )
}

interface AgeProps {
  age: ChanceLimits['age']
  isBusy: boolean
  onDeclare: (age: DeclaredAge) => void
}

/** A second click confirms, because only the shop can undo the declaration. */
function Age({ age, isBusy, onDeclare }: AgeProps) {
  const { t } = useTranslation('account')
  const [isAsking, setAsking] = useState(false)
  const textId = useId()
  if (age === 'minor') return <Note>{t('details.chance.minor')}</Note>
  return (
    <>
      <p className={styles.soft} id={textId}>
        {t(isAsking ? 'details.chance.minor_confirm' : 'details.chance.minor_text')}
      </p>
      <Button
        variant="ghost"
        size="small"
        busy={isBusy}
        aria-describedby={textId}
        onClick={() => (isAsking ? onDeclare('minor') : setAsking(true))}
      >
        {t(isAsking ? 'details.chance.minor_submit' : 'details.chance.minor_start')}
      </Button>
    </>
  )
}

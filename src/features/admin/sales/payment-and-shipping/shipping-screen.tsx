/** Shipping methods: flat rate or by weight, free from an amount, countries, order in the checkout. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminShippingMethod,
  changeShippingMethod,
  createShippingMethod,
  type ShippingMethodBody,
} from '@/contract/endpoints/admin/methods.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { NewButton } from '../../framework/list/new-button.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { CarriersPanel } from './carriers-panel.tsx'
import { countryWords, MethodBoard } from './method-board.tsx'
import { removeShipping, shippingKey, shippingMethodsQuery, sortShipping } from './method-calls.ts'
import { MethodDialog } from './method-dialog.tsx'
import { ShippingFields } from './shipping-fields.tsx'

interface ShippingScreenProps {
  title: string
  locale: Locale
  money: (cents: number | null) => string
}

type ShippingForm = ShippingMethodBody & { code?: string }

const bodyOf = (method: ShippingMethodBody) => {
  const { names, notes, countries, is_active, kind, price, steps, free_over } = method
  const { is_pickup, cutoff_hour, handling_days, min_days, max_days, country_days } = method
  const { takes_cash, cash_fee } = method
  return {
    ...{ names, notes, countries, is_active, kind, price, steps, free_over },
    ...{ is_pickup, cutoff_hour, handling_days, min_days, max_days, country_days },
    ...{ takes_cash, cash_fee },
  }
}
const fresh = (): ShippingForm => ({
  code: '',
  names: localizedTextsOf(() => ''),
  notes: localizedTextsOf(() => ''),
  countries: [],
  is_active: true,
  kind: 'flat',
  price: 590,
  steps: [],
  free_over: null,
  is_pickup: false,
  cutoff_hour: 12,
  handling_days: 1,
  min_days: null,
  max_days: null,
  country_days: [],
  takes_cash: true,
  cash_fee: null,
})

const save = (code: string, form: ShippingMethodBody, version: string, even_the_last: boolean) =>
  call(changeShippingMethod, { params: { code }, body: { ...bodyOf(form), version, even_the_last } })

export function ShippingScreen({ title, locale, money }: ShippingScreenProps) {
  const { t } = useTranslation('admin-sales')
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(shippingMethodsQuery)
  const [open, setOpen] = useState<AdminShippingMethod | 'new'>()
  const of = (code: string) => data?.data.find(method => method.code === code)
  const priceOf = ({ kind, price, steps }: AdminShippingMethod) =>
    kind === 'flat'
      ? money(price)
      : t('shipping.by_weight', { from: money(steps[0]?.price ?? 0), count: steps.length })
  const editedMethod = open === 'new' || !open ? null : open
  return (
    <>
      <MethodBoard
        title={title}
        locale={locale}
        lead={`${t('shipping.lead')} ${t('shipping.countries_lead')}`}
        actions={<NewButton onClick={() => setOpen('new')}>{t('shipping.new')}</NewButton>}
        methods={data?.data.map(method => ({
          code: method.code,
          name: wordIn(method.names, locale),
          facts: [
            priceOf(method),
            method.free_over === null ? '' : t('shipping.free_over', { amount: money(method.free_over) }),
            countryWords(method.countries, locale, t('methods.all_countries')),
          ],
          is_active: method.is_active,
          is_offered: method.is_active,
          orders: method.orders,
        }))}
        error={error}
        onRetry={refetch}
        queryKey={shippingKey}
        onOpen={code => setOpen(of(code))}
        onSort={sortShipping}
        onSwitch={(code, is_active, evenTheLast) => {
          const stored = cache.getQueryData(shippingMethodsQuery.queryKey)
          const method = stored?.data.find(each => each.code === code) as AdminShippingMethod
          return save(method.code, { ...method, is_active }, method.version, evenTheLast)
        }}
      />
      <CarriersPanel />
      {open && (
        <MethodDialog<AdminShippingMethod, ShippingForm>
          key={editedMethod?.version ?? 'new'}
          title={editedMethod ? wordIn(editedMethod.names, locale) : t('shipping.new')}
          method={editedMethod}
          form={editedMethod ? bodyOf(editedMethod) : fresh()}
          formOf={bodyOf}
          queryKey={shippingKey}
          foot={editedMethod && <Remove method={editedMethod} onGone={() => setOpen(undefined)} />}
          onSave={(form, version, evenTheLast) =>
            editedMethod && version
              ? save(editedMethod.code, form, version, evenTheLast)
              : call(createShippingMethod, { body: { ...bodyOf(form), code: form.code ?? '' } })
          }
          onClose={() => setOpen(undefined)}
          onTheirs={setOpen}
        >
          <ShippingFields isNew={!editedMethod} locale={locale} />
        </MethodDialog>
      )}
    </>
  )
}

function Remove({ method, onGone }: { method: AdminShippingMethod; onGone: () => void }) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const cache = useQueryClient()
  const [pendingWarning, setAsked] = useState<'once' | 'last'>()
  const remove = async () => {
    const result = await removeShipping(method.code, pendingWarning === 'last')
    if (!result.ok && result.failure.code === 'last_method') return setAsked('last')
    if (!resultOf(result, t('shipping.removed'))) return
    await cache.invalidateQueries({ queryKey: shippingKey })
    onGone()
  }
  return (
    <>
      <Button variant="ghost" size="dense" icon={iconTrash} onClick={() => setAsked('once')}>
        {t('shipping.remove')}
      </Button>
      {pendingWarning && (
        <ConfirmDialog
          title={t(pendingWarning === 'last' ? 'methods.last_title' : 'shipping.remove_title')}
          lead={t(pendingWarning === 'last' ? 'methods.last_lead' : 'shipping.remove_lead')}
          yes={t('shipping.remove')}
          isDanger
          onYes={remove}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

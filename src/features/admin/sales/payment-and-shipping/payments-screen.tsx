/** Payment methods of the checkout with order, texts, countries and surcharges. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminPaymentMethod,
  changePaymentMethod,
  type PaymentMethodBody,
} from '@/contract/endpoints/admin/methods.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { pick } from '@/lib/pick.ts'
import { Note } from '@/ui/content/note.tsx'
import { MoneyInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { KindsInput } from './kinds-input.tsx'
import { countryWords, MethodBoard } from './method-board.tsx'
import { paymentMethodsQuery, paymentsKey, sortPayments } from './method-calls.ts'
import { CountriesInput, MethodDialog, MethodWords } from './method-dialog.tsx'

interface PaymentsScreenProps {
  title: string
  locale: Locale
  money: (cents: number | null) => string
}

const bodyOf = (method: PaymentMethodBody) =>
  pick(method, ['names', 'notes', 'surcharge', 'kinds', 'countries', 'holder', 'iban', 'is_active'])

const save = (
  code: AdminPaymentMethod['code'],
  form: PaymentMethodBody,
  version: string,
  even_the_last: boolean,
) => call(changePaymentMethod, { params: { code }, body: { ...bodyOf(form), version, even_the_last } })

export function PaymentsScreen({ title, locale, money }: PaymentsScreenProps) {
  const { t } = useTranslation('admin-sales')
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(paymentMethodsQuery)
  const [open, setOpen] = useState<AdminPaymentMethod>()
  const of = (code: string) => data?.data.find(method => method.code === code)
  return (
    <>
      <MethodBoard
        title={title}
        locale={locale}
        lead={t('payments.lead')}
        methods={data?.data.map(method => ({
          code: method.code,
          name: wordIn(method.names, locale),
          facts: [
            t(`payments.provider.${method.provider ?? 'none'}`),
            method.surcharge > 0 ? t('payments.plus', { amount: money(method.surcharge) }) : '',
            countryWords(method.countries, locale, t('methods.all_countries')),
          ],
          is_active: method.is_active,
          is_offered: method.is_active && method.is_ready,
          ...(!method.is_ready && { warning: t('payments.not_ready') }),
          orders: method.orders,
        }))}
        error={error}
        onRetry={refetch}
        queryKey={paymentsKey}
        onOpen={code => setOpen(of(code))}
        onSort={sortPayments}
        onSwitch={(code, is_active, evenTheLast) => {
          const stored = cache.getQueryData(paymentMethodsQuery.queryKey)
          const method = stored?.data.find(each => each.code === code) as AdminPaymentMethod
          return save(method.code, { ...method, is_active }, method.version, evenTheLast)
        }}
      />
      {open && (
        <MethodDialog<AdminPaymentMethod, PaymentMethodBody>
          key={open.version}
          title={wordIn(open.names, locale)}
          method={open}
          form={bodyOf(open)}
          formOf={bodyOf}
          queryKey={paymentsKey}
          onSave={(form, version = open.version, evenTheLast) => save(open.code, form, version, evenTheLast)}
          onClose={() => setOpen(undefined)}
          onTheirs={setOpen}
        >
          <SwitchInput source="is_active" label={t('methods.on')} />
          {!open.is_ready && <Note tone="warning">{t('payments.not_ready_text')}</Note>}
          <MethodWords locale={locale} />
          <MoneyInput
            source="surcharge"
            label={t('payments.surcharge')}
            hint={t('payments.surcharge_hint')}
          />
          {open.code === 'card' && <KindsInput isTest={open.provider === 'test'} />}
          {open.code === 'transfer' && (
            <>
              <TextInput source="holder" label={t('payments.holder')} />
              <TextInput source="iban" label="IBAN" />
            </>
          )}
          <CountriesInput locale={locale} />
        </MethodDialog>
      )}
    </>
  )
}

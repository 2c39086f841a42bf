import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadCSV, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { createCoupons, mostCouponsAtOnce } from '@/contract/coupon-administration.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { csvText } from '../kit/csv-text.ts'
import { faultsByField } from '../kit/form-failure.ts'
import { NumberInput, TextInput } from '../kit/inputs.tsx'
import { KeptForm } from '../kit/kept-form.tsx'
import { WorkDialog } from '../kit/work-dialog.tsx'
import { CouponFields, type CouponForm, freshCoupon } from './coupon-dialog.tsx'
import styles from './coupons.module.css'

type BatchForm = Omit<CouponForm, 'code'> & { label: string; prefix: string; count: number }

const { code: _, ...rule } = freshCoupon
const fresh: BatchForm = { ...rule, max_uses: 1, label: '', prefix: '', count: 100 }

/** One rule, many codes: made at once and taken away as a file. */
export function CouponBatchDialog({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { t } = useTranslation(['admin-goods', 'react-admin', 'validation'])
  const notify = useNotify()
  const cache = useQueryClient()
  const [made, setMade] = useState<{ label: string; codes: string[] }>()
  const send = async (form: BatchForm) => {
    const result = await call(createCoupons, { body: form })
    if (result.ok) {
      setMade(result.value)
      void cache.invalidateQueries({ queryKey: ['coupons'] })
      return undefined
    }
    const { failure } = result
    if (failure.fields.length === 0) notify(failure.message, { type: 'error' })
    return faultsByField(failure.fields, ({ code, params }) =>
      t(`validation:${code}`, { ...params, defaultValue: t('validation:invalid') }),
    )
  }
  if (made) {
    const file = csvText(
      ['code'],
      made.codes.map(code => [code]),
    )
    return (
      <Dialog
        open
        onClose={onClose}
        width={500}
        title={t('coupons.made', { count: made.codes.length })}
        lead={t('coupons.made_lead', { label: made.label })}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('react-admin:action.close')}
            </Button>
            <Button icon={iconDownloadSimple} onClick={() => downloadCSV(file, `coupons-${made.label}`)}>
              {t('packs.download')}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <WorkDialog open onClose={onClose} width={560} title={t('coupons.many')}>
      <KeptForm record={fresh} onSubmit={(form: object) => send(form as BatchForm) as never}>
        <div className={styles.fields}>
          <TextInput source="label" label={t('coupons.label')} hint={t('coupons.label_hint')} />
          <div className={styles.pair}>
            <TextInput source="prefix" label={t('coupons.prefix')} placeholder="ESTATE" />
            <NumberInput
              source="count"
              label={t('coupons.count')}
              hint={t('coupons.at_most', { max: mostCouponsAtOnce })}
            />
          </div>
        </div>
        <CouponFields locale={locale} many />
        <div className={styles.foot}>
          <Button size="dense" type="submit">
            {t('coupons.make')}
          </Button>
        </div>
      </KeptForm>
    </WorkDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type CouponBody, createCoupons, mostCouponsAtOnce } from '@/contract/endpoints/admin/coupons.ts'
import type { Locale } from '@/contract/locales.ts'
import { nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { NumberInput, TextInput } from '../../framework/fields/inputs.tsx'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { GuardedForm } from '../../framework/record/guarded-form.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { CouponFields, freshCoupon } from './coupon-dialog.tsx'
import styles from './coupons.module.css'

type BatchForm = Omit<CouponBody, 'code'> & { label: string; prefix: string; count: number }

const { code: _, ...rule } = freshCoupon
const fresh: BatchForm = { ...rule, max_uses: 1, label: '', prefix: '', count: 100 }

/** Creates many codes with one rule and downloads them as a file. */
export function CouponBatchDialog({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { t } = useTranslation(['admin-goods', 'react-admin'])
  const messages = useErrorMessage()
  const refuse = useRefuse()
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
    refuse(failure)
    return nestedFieldErrors(failure.fields, messages)
  }
  if (made) {
    const save = () =>
      downloadTable(
        `coupons-${made.label}`,
        ['code'],
        made.codes.map(code => [code]),
      )
    return (
      <AdminDialog
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
            <Button icon={iconDownloadSimple} onClick={save}>
              {t('packs.download')}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <WorkDialog open onClose={onClose} width={560} title={t('coupons.many')}>
      <GuardedForm record={fresh} onSubmit={(form: object) => send(form as BatchForm) as never}>
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
        <CouponFields locale={locale} users={[]} many />
        <div className={styles.foot}>
          <Button size="dense" type="submit">
            {t('coupons.make')}
          </Button>
        </div>
      </GuardedForm>
    </WorkDialog>
  )
}

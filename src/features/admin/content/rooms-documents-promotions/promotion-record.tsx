/** Form of a promotion: texts in six languages, dates, products, coupon, picture, preview. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminCoupons } from '@/contract/endpoints/admin/coupons.ts'
import { type AdminPromotion, promotionVisibilities } from '@/contract/endpoints/admin/promotions.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconEye } from '@/ui/icon/icons.ts'
import { withPaths } from '../../framework/fields/category-paths.ts'
import { ChecksInput, RolesInput } from '../../framework/fields/checks-input.tsx'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { NumberInput, SelectInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { LanguagePanel } from '../../framework/fields/language-panel.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { RichTextInput } from '../../framework/fields/rich-text-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { RecordFrame } from '../../framework/record/record-frame.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { RemoveRecord } from '../../framework/record/remove-record.tsx'
import styles from './places.module.css'
import { movedTo, ProductRows } from './product-rows.tsx'
import { bodyOfPromotion, freshPromotion, type PromotionTexts } from './promotion-form.ts'
import { PromotionPreview } from './promotion-preview.tsx'
import { ShareDone, Translated } from './translated.tsx'

interface PromotionRecordProps {
  id: number | null
  title: string // for a new promotion
  locale: Locale
  linkTo: LinkTo
}

export function PromotionRecord({ id, title, locale, linkTo }: PromotionRecordProps) {
  const redirect = useRedirect()
  return (
    <RecordScreen<AdminPromotion, ReturnType<typeof freshPromotion>>
      resource="promotions"
      id={id}
      fresh={freshPromotion(new Date())}
      bodyFrom={bodyOfPromotion}
      onCreated={record => redirect(linkTo('adminPromotion', { id: record.id }))}
    >
      {record => <Screen record={record} title={title} locale={locale} linkTo={linkTo} />}
    </RecordScreen>
  )
}

interface ScreenProps extends Omit<PromotionRecordProps, 'id'> {
  record: AdminPromotion | null
}

function Screen({ record, title, locale, linkTo }: ScreenProps) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const [isPreviewed, setPreviewed] = useState(false)
  const name = record ? record.translations[locale].title || record.title : title
  return (
    <>
      <RecordFrame
        title={name}
        listHref={linkTo('adminPromotions')}
        badges={record && <State record={record} />}
        actions={
          <>
            {record && (
              <RemoveRecord
                resource="promotions"
                record={record}
                title={t('promotions.remove_title', { title: name })}
                lead={t('promotions.remove_lead')}
                listHref={linkTo('adminPromotions')}
              />
            )}
            <Button variant="ghost" size="dense" icon={iconEye} onClick={() => setPreviewed(true)}>
              {t('preview')}
            </Button>
          </>
        }
        main={
          <>
            <Words />
            <Panel dense titleAs="h2" title={t('products')}>
              <Products />
            </Panel>
          </>
        }
        side={<Side locale={locale} />}
      />
      {isPreviewed && <PromotionPreview locale={locale} onClose={() => setPreviewed(false)} />}
    </>
  )
}

function State({ record }: { record: AdminPromotion }) {
  const { t } = useTranslation(['admin-places', 'admin'])
  if (!record.is_published) return <Badge tone="warning">{t('admin:status.draft')}</Badge>
  const tone = record.state === 'running' ? 'success' : record.state === 'coming' ? 'info' : 'muted'
  return <Badge tone={tone}>{t(`promotions.${record.state}`)}</Badge>
}

function Words() {
  const { t } = useTranslation(['admin-places', 'admin'])
  const [language, setLanguage] = useState<Locale>('it')
  const translations = useWatch({ name: 'translations' }) as PromotionTexts
  const share = (locale: Locale) => shareWritten(translations, locale, ['slug'])
  const at = `translations.${language}`
  const italian = language === 'it' ? { title: '', lead: '', body: '' } : translations.it
  return (
    <LanguagePanel language={language} onChange={setLanguage} share={share}>
      {language !== 'it' && <ShareDone share={share(language)} />}
      <Translated source={italian.title}>
        <TextInput source={`${at}.title`} label={t('admin:column.title')} />
      </Translated>
      <Translated source={italian.lead}>
        <TextInput source={`${at}.lead`} label={t('lead')} rows={2} />
      </Translated>
      <Translated source={italian.body}>
        <RichTextInput source={`${at}.body`} label={t('text')} />
      </Translated>
      <TextInput source={`${at}.slug`} label={t('admin:column.slug')} hint={t('admin:products.slug_hint')} />
    </LanguagePanel>
  )
}

function Products() {
  const { value, change, error } = useField<number[]>('product_ids')
  return (
    <ProductRows
      ids={value}
      error={error}
      onAdd={id => change([...value, id])}
      onRemove={id => change(value.filter(other => other !== id))}
      onMove={(from, to) => change(movedTo(value, from, to))}
    />
  )
}

function Side({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const visibility = useWatch({ name: 'visibility' }) as string
  const coupons = useQuery({
    queryKey: ['admin', 'coupon-choices'],
    queryFn: () => callOrThrow(adminCoupons, { query: { per_page: 100 } }),
  })
  const categories = useQuery({
    queryKey: ['admin', 'categories', locale],
    queryFn: () => callOrThrow(listCategories),
  })
  return (
    <>
      <Panel dense titleAs="h2" title={t('promotions.when')}>
        <div className={styles.fields}>
          <SwitchInput source="is_published" label={t('published')} hint={t('promotions.published_hint')} />
          <DateTimeInput source="starts_at" label={t('promotions.from')} />
          <DateTimeInput source="ends_at" label={t('promotions.to')} />
          <NumberInput source="position" label={t('position')} hint={t('promotions.position_hint')} />
        </div>
      </Panel>
      <Panel dense titleAs="h2" title={t('promotions.coupon')}>
        <SelectInput
          source="coupon_id"
          asNumber
          hideLabel
          label={t('promotions.coupon')}
          empty={t('promotions.no_coupon')}
          hint={t('promotions.coupon_hint')}
          from={coupons}
          options={(coupons.data?.data ?? [])
            .filter(({ is_active, kind }) => is_active && kind === 'goods')
            .flatMap(({ id, code }) => (code === null ? [] : [{ value: String(id), label: code }]))}
        />
      </Panel>
      <Panel dense titleAs="h2" title={t('promotions.picture')}>
        <PictureInput source="picture" hideLabel label={t('promotions.picture')} />
      </Panel>
      <Panel dense titleAs="h2" title={t('who')}>
        <div className={styles.fields}>
          <SelectInput
            source="visibility"
            hideLabel
            label={t('who')}
            options={promotionVisibilities.map(visibility => ({
              value: visibility,
              label: t(`admin:products.seen.${visibility}`),
            }))}
          />
          {visibility === 'roles' && <RolesInput label={t('admin:products.roles')} />}
        </div>
      </Panel>
      <Panel dense titleAs="h2" title={t('promotions.categories')}>
        <ChecksInput
          source="category_ids"
          label={t('promotions.categories_hint')}
          from={categories}
          options={withPaths(categories.data?.data).map(({ id, path }) => ({ value: id, label: path }))}
        />
      </Panel>
    </>
  )
}

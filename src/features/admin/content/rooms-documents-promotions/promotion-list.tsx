/** Promotions: active, upcoming and past. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminPromotion } from '@/contract/endpoints/admin/promotions.ts'
import { type PromotionState, promotionStates } from '@/contract/endpoints/shop/promotions.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { LanguageMarks } from '../../framework/fields/language-marks.tsx'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'

interface PromotionListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const tones: Record<PromotionState, BadgeTone> = { running: 'success', coming: 'info', ended: 'muted' }

export function PromotionList({ title, locale, linkTo }: PromotionListProps) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const day = (at: string) => dayWords(at, locale)
  return (
    <ListFrame
      resource="promotions"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('admin:column.title')}
      emptyTitle={t('promotions.none')}
      filters={
        <ChoiceFilter
          source="state"
          label={t('admin:column.status')}
          options={promotionStates.map(state => ({ value: state, label: t(`promotions.${state}`) }))}
        />
      }
      actions={<NewButton href={linkTo('adminPromotionCreate')}>{t('promotions.new')}</NewButton>}
      table={{ rowClick: id => linkTo('adminPromotion', { id: String(id) }) }}
    >
      <DataTable.Col
        source="title"
        disableSort
        label={t('admin:column.title')}
        render={(row: AdminPromotion) => (
          <NamedRow
            href={linkTo('adminPromotion', { id: row.id })}
            name={row.translations[locale].title || row.title}
            note={t('product_count', { count: row.product_ids.length })}
            picture={row.picture ?? ''}
          />
        )}
      />
      <DataTable.Col
        source="state"
        disableSort
        label={t('admin:column.status')}
        render={({ state, is_published }: AdminPromotion) =>
          is_published ? (
            <Badge tone={tones[state]}>{t(`promotions.${state}`)}</Badge>
          ) : (
            <Badge tone="warning">{t('admin:status.draft')}</Badge>
          )
        }
      />
      <DataTable.Col
        source="starts_at"
        disableSort
        label={t('promotions.dates')}
        render={({ starts_at, ends_at }: AdminPromotion) => `${day(starts_at)} – ${day(ends_at)}`}
      />
      <DataTable.Col
        source="coupon_code"
        disableSort
        label={t('promotions.coupon')}
        render={({ coupon_code }: AdminPromotion) => coupon_code ?? '–'}
      />
      <DataTable.Col
        source="languages"
        disableSort
        label={t('languages')}
        render={({ languages }: AdminPromotion) => <LanguageMarks done={languages} all />}
      />
    </ListFrame>
  )
}

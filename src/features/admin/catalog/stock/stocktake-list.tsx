import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { type Stocktake, startStocktake } from '@/contract/endpoints/admin/stocktakes.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'

interface StocktakeListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export const stocktakeTones: Record<Stocktake['status'], BadgeTone> = {
  open: 'warning',
  applied: 'success',
  cancelled: 'muted',
}

export function StocktakeList({ title, locale, linkTo }: StocktakeListProps) {
  const { t } = useTranslation('admin-stock')
  const may = useMay()
  const [isStarting, setStarting] = useState(false)
  const iso = formatTag(locale)
  return (
    <>
      <ListFrame
        resource="stocktakes"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('stocktakes.name')}
        emptyTitle={t('stocktakes.empty')}
        actions={
          may('admin:stock:write') && (
            <Button size="dense" onClick={() => setStarting(true)}>
              {t('stocktakes.start')}
            </Button>
          )
        }
        table={{ rowClick: id => linkTo('adminStocktake', { id: String(id) }) }}
      >
        <DataTable.Col
          source="name"
          disableSort
          label={t('stocktakes.name')}
          render={(row: Stocktake) => (
            <NamedRow
              href={linkTo('adminStocktake', { id: row.id })}
              name={row.name}
              note={[dateTimeText(row.started_at, locale), row.started_by].filter(Boolean).join(' · ')}
            />
          )}
        />
        <DataTable.Col
          source="status"
          disableSort
          label={t('stocktakes.state')}
          render={(row: Stocktake) => (
            <Badge tone={stocktakeTones[row.status]}>{t(`stocktakes.status.${row.status}`)}</Badge>
          )}
        />
        <DataTable.Col
          align="right"
          source="counted"
          disableSort
          label={t('stocktakes.counted')}
          render={(row: Stocktake) => row.counted.toLocaleString(iso)}
        />
        <DataTable.Col
          align="right"
          source="differing"
          disableSort
          label={t('stocktakes.differing')}
          render={(row: Stocktake) => row.differing.toLocaleString(iso)}
        />
      </ListFrame>
      {isStarting && <StartDialog linkTo={linkTo} onClose={() => setStarting(false)} />}
    </>
  )
}

function StartDialog({ linkTo, onClose }: { linkTo: LinkTo; onClose: () => void }) {
  const { t } = useTranslation('admin-stock')
  const resultOf = useCallResult()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const started = resultOf(await call(startStocktake, { body: { name } }))
    setBusy(false)
    if (started) void navigate(linkTo('adminStocktake', { id: started.id }))
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      title={t('stocktakes.start')}
      lead={t('stocktakes.lead')}
      actions={
        <Button busy={isBusy} disabled={name.trim() === ''} onClick={() => void start()}>
          {t('stocktakes.start')}
        </Button>
      }
    >
      <TextField
        name="name"
        label={t('stocktakes.name')}
        hint={t('stocktakes.name_hint')}
        maxLength={120}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
    </WorkDialog>
  )
}

/** Batches of printable codes with the number of redeemed ones. The codes are shown once, as a file. */
import Papa from 'papaparse'
import { useState } from 'react'
import { DataTable, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { createPackBatch, type PackBatch, voidPackBatch } from '@/contract/endpoints/admin/pack-batches.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconQrCode } from '@/ui/icon/admin-icons.ts'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useConfirmedCall } from '../../framework/record/use-reread.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { PackFields, type PackRarity } from './pack-fields.tsx'
import styles from './packs.module.css'

export function CodeBatches({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-goods')
  const [isMaking, setMaking] = useState(false)
  const [voiding, setVoiding] = useState<PackBatch>()
  const iso = formatTag(locale)
  return (
    <>
      <ListFrame
        resource="pack-batches"
        title={t('packs.part.codes')}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('packs.label')}
        emptyTitle={t('packs.no_codes')}
        actions={
          <Button size="dense" icon={iconQrCode} onClick={() => setMaking(true)}>
            {t('packs.make_codes')}
          </Button>
        }
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="label"
          disableSort
          label={t('packs.label')}
          render={(batch: PackBatch) => <b>{batch.label}</b>}
        />
        <DataTable.Col
          source="rarity"
          disableSort
          label={t('packs.kind')}
          render={(batch: PackBatch) => t(`packs.rarity.${batch.rarity}`)}
        />
        <DataTable.Col
          align="right"
          source="redeemed"
          disableSort
          label={t('packs.redeemed')}
          render={(batch: PackBatch) =>
            `${batch.redeemed.toLocaleString(iso)} / ${batch.codes.toLocaleString(iso)}`
          }
        />
        <DataTable.Col
          source="created_at"
          disableSort
          label={t('packs.made_at')}
          render={(batch: PackBatch) => dayWords(batch.created_at, locale)}
        />
        <DataTable.Col
          source="voided_at"
          disableSort
          label={t('packs.state')}
          render={(batch: PackBatch) =>
            batch.voided_at ? (
              <Badge tone="muted">{t('packs.states.voided')}</Badge>
            ) : (
              <Button variant="text" size="dense" onClick={() => setVoiding(batch)}>
                {t('packs.void')}
              </Button>
            )
          }
        />
      </ListFrame>
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
      {voiding && <VoidDialog batch={voiding} onClose={() => setVoiding(undefined)} />}
    </>
  )
}

function VoidDialog({ batch, onClose }: { batch: PackBatch; onClose: () => void }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const confirm = useConfirmedCall('pack-batches', onClose)
  return (
    <ConfirmDialog
      isDanger
      title={t('packs.void_title', { label: batch.label })}
      lead={t('packs.void_lead', { count: batch.codes - batch.redeemed })}
      yes={t('packs.void')}
      onYes={() => confirm(call(voidPackBatch, { params: { id: batch.id } }))}
      onClose={onClose}
    />
  )
}

function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin-goods', 'admin', 'react-admin'])
  const refuse = useRefuse()
  const refresh = useRefresh()
  const [label, setLabel] = useState('')
  const [rarity, setRarity] = useState<PackRarity>('common')
  const [amount, setAmount] = useState(100)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<{ csv: string; label: string; count: number }>()
  const make = async () => {
    setBusy(true)
    const result = await call(createPackBatch, { body: { label, rarity, amount, product_id: null } })
    setBusy(false)
    if (!result.ok) return refuse(result.failure)
    setMade({ csv: result.value.csv, label, count: amount })
    refresh()
  }
  const save = () => {
    const { data } = Papa.parse<string[]>(made?.csv ?? '', { skipEmptyLines: true })
    const [head = [], ...rows] = data
    downloadTable(`codes-${made?.label}`, head, rows)
  }
  if (made)
    return (
      <WorkDialog
        open
        persistent
        onClose={onClose}
        width={500}
        title={t('packs.made', { count: made.count })}
        lead={t('packs.made_lead')}
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
      >
        <textarea readOnly className={styles.codes} rows={8} aria-label={t('packs.codes')} value={made.csv} />
      </WorkDialog>
    )
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={500}
      title={t('packs.make_codes')}
      actions={
        <Button
          disabled={label.trim() === '' || amount < 1 || amount > 5000}
          busy={isBusy}
          onClick={() => void make()}
        >
          {t('packs.make_now', { count: amount })}
        </Button>
      }
    >
      <div className={styles.gift}>
        <TextField
          dense
          name="label"
          label={t('packs.label')}
          hint={t('packs.label_hint')}
          maxLength={120}
          value={label}
          onChange={event => setLabel(event.currentTarget.value)}
        />
        <PackFields rarity={rarity} count={amount} maxCount={5000} onRarity={setRarity} onCount={setAmount} />
        <Note tone="info">{t('packs.once')}</Note>
      </div>
    </WorkDialog>
  )
}

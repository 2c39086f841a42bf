/** Import of a file that another shop system has exported: options, dry run, import. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import type { BulkJobRow } from '@/contract/endpoints/admin/jobs.ts'
import { productChoices } from '@/contract/endpoints/admin/products.ts'
import {
  type FileRecord,
  type ImportOptions,
  previewShopImport,
  type RecordResult,
} from '@/contract/endpoints/admin/shop-imports.ts'
import { mapColumns, recordsOf } from '@/contract/import-file.ts'
import { type ImportFormat, kindOf, sourceOf } from '@/contract/import-formats.ts'
import { localeFacts, locales } from '@/contract/locales.ts'
import { decimalSignOf } from '@/lib/parse-decimal.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { withPaths } from '../../framework/fields/category-paths.ts'
import styles from './import.module.css'
import { ImportOutcome } from './import-outcome.tsx'
import type { FileTable } from './import-table.ts'
import { ShopChanges, ShopNotices } from './shop-results.tsx'
import { useImportJob } from './use-import-job.ts'
import { charactersOf, useTrial } from './use-trial.ts'

interface ShopImportProps {
  table: FileTable
  format: ImportFormat
}

const systems = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const

type Numbered = FileRecord & { line: number }

const priceKeys = ['price', 'compare_price', 'sale_price', 'total', 'item_price']

/** The sign of the decimals in the prices of the file. */
const decimalSign = (records: readonly FileRecord[]) =>
  decimalSignOf(
    records.flatMap(({ rows }) => rows.flatMap(({ cells }) => priceKeys.map(key => cells[key] ?? ''))),
  ) ?? null

const plain = ({ rows }: Numbered): FileRecord => ({ rows })

const reportOf = ({ line, rows }: Numbered, failed: BulkJobRow | undefined): RecordResult => ({
  line,
  subject: rows[0]?.cells.title ?? rows[0]?.cells.number ?? rows[0]?.cells.email ?? '',
  done: failed ? 'failed' : 'changed',
  id: null,
  faults: failed?.problem?.fields ?? [],
  notices: [],
  changes: [],
  pictures: 0,
  hidden_offers: 0,
})

export function ShopImport({ table, format }: ShopImportProps) {
  const { t } = useTranslation('admin-goods')
  const kind = kindOf(format)
  const isProducts = kind === 'products'
  const mapping = useMemo(() => mapColumns(table.head, format), [table, format])
  const records = useMemo(
    () =>
      recordsOf(table.rows, mapping, format).map(record => ({ ...record, line: record.rows[0]?.line ?? 1 })),
    [table, mapping, format],
  )
  const [options, setOptions] = useState<ImportOptions>(() => ({
    format,
    locale: 'it',
    prices: 'gross',
    status: 'file',
    category_id: null,
    decimal_sign: decimalSign(records),
  }))
  const trial = useTrial<Numbered, RecordResult>({
    sizeOf: ({ rows }) => rows.reduce((sum, row) => sum + charactersOf(row), 0),
    send: (import_id, part) =>
      call(previewShopImport, { body: { import_id, records: part.map(plain), options } }),
  })
  const imported = useImportJob<Numbered, RecordResult>({
    workOf: rows => ({
      kind: `import_shop_${kind}` as const,
      records: rows.map(plain),
      options,
    }),
    reportOf,
  })
  const run = imported.run ?? trial.run
  const isRunning = trial.isRunning || imported.isRunning
  const change = (changed: Partial<ImportOptions>) => {
    trial.forget()
    imported.forget()
    setOptions({ ...options, ...changed })
  }
  const unread = table.head.filter((_, at) => mapping[at] === undefined)
  const nameOf = (key: string) => table.head[mapping.indexOf(key)]
  const pictures = run?.results.reduce((sum, result) => sum + result.pictures, 0) ?? 0
  return (
    <>
      <Panel dense titleAs="h2" title={t('import.shop.title', { system: systems[sourceOf(format)] })}>
        <p>{t(`import.shop.found.${kind}`, { records: records.length, rows: table.rows.length })}</p>
        {isProducts && <ShopOptions options={options} onChange={change} />}
        <p className={styles.hint}>{t(`import.shop.how.${kind}`)}</p>
        {unread.length > 0 && (
          <details className={styles.hint}>
            <summary>{t('import.shop.left_out', { count: unread.length })}</summary>
            {unread.join(' · ')}
          </details>
        )}
      </Panel>
      <Panel dense titleAs="h2" title={t('import.run')}>
        <div className={styles.acts}>
          <Button
            variant="ghost"
            size="dense"
            disabled={isRunning}
            onClick={() => {
              imported.forget()
              void trial.send(records)
            }}
          >
            {t('import.try')}
          </Button>
          <Button size="dense" disabled={isRunning} onClick={() => void imported.send(records)}>
            {t(`import.shop.take.${kind}`, { count: records.length })}
          </Button>
          {isRunning && (
            <Button variant="text" size="dense" onClick={trial.isRunning ? trial.stop : imported.stop}>
              {t('import.stop')}
            </Button>
          )}
        </div>
        {run && <ImportOutcome run={run} isRunning={isRunning} />}
        {pictures > 0 && <p className={styles.hint}>{t('import.shop.pictures', { count: pictures })}</p>}
      </Panel>
      {run && !isRunning && (
        <>
          <ShopNotices
            title={t('import.shop.failed')}
            records={records}
            results={run.results}
            kind="faults"
            nameOf={nameOf}
          />
          <ShopNotices
            title={t('import.shop.notices')}
            records={records}
            results={run.results}
            kind="notices"
            nameOf={nameOf}
          />
          <ShopChanges results={run.results} />
        </>
      )}
    </>
  )
}

interface ShopOptionsProps {
  options: ImportOptions
  onChange: (changed: Partial<ImportOptions>) => void
}

function ShopOptions({ options, onChange }: ShopOptionsProps) {
  const { t } = useTranslation('admin-goods')
  const { data } = useQuery({
    queryKey: ['admin', 'product-choices'],
    queryFn: () => callOrThrow(productChoices),
  })
  return (
    <div className={styles.cells}>
      <SelectField
        dense
        label={t('import.shop.locale')}
        value={options.locale}
        options={locales.map(locale => ({ value: locale, label: localeFacts[locale].name }))}
        onChange={event =>
          onChange({ locale: locales.find(one => one === event.currentTarget.value) ?? 'it' })
        }
      />
      <SelectField
        dense
        label={t('import.shop.prices')}
        value={options.prices}
        options={[
          { value: 'gross', label: t('import.shop.gross') },
          { value: 'net', label: t('import.shop.net') },
        ]}
        onChange={event => onChange({ prices: event.currentTarget.value === 'net' ? 'net' : 'gross' })}
      />
      <SelectField
        dense
        label={t('import.shop.status')}
        value={options.status}
        options={[
          { value: 'file', label: t('import.shop.as_in_file') },
          { value: 'draft', label: t('import.shop.draft') },
        ]}
        onChange={event => onChange({ status: event.currentTarget.value === 'draft' ? 'draft' : 'file' })}
      />
      <SelectField
        dense
        label={t('import.shop.category')}
        empty={t('import.shop.no_category')}
        value={String(options.category_id ?? '')}
        options={withPaths(data?.categories).map(({ id, path }) => ({ value: String(id), label: path }))}
        onChange={event => onChange({ category_id: Number(event.currentTarget.value) || null })}
      />
    </div>
  )
}

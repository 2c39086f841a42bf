/**
 * Product import: choose a file, map its columns, run a dry run, import. Failed rows are corrected here and
 * sent again.
 */

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { BulkJobRow } from '@/contract/endpoints/admin/jobs.ts'
import {
  type ImportColumn,
  type ImportResult,
  type ImportRow,
  importColumns,
  importProducts,
} from '@/contract/endpoints/admin/product-import.ts'
import { formatOf } from '@/contract/import-file.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { decodeText, type TextEncoding } from '@/lib/decode-text.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconFileCsv } from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { columnPath, useRecordWords } from '../../framework/record/record-words.ts'
import styles from './import.module.css'
import { ImportChanges } from './import-changes.tsx'
import { ImportFailures } from './import-failures.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import {
  decimalSigns,
  type FileProblem,
  type FileTable,
  guessMapping,
  importRows,
  type Mapping,
  readTable,
} from './import-table.ts'
import { ShopImport } from './shop-import.tsx'
import { useImportJob } from './use-import-job.ts'
import { charactersOf, useTrial } from './use-trial.ts'

interface ImportScreenProps {
  title: string
  linkTo: LinkTo
}

interface Loaded {
  name: string
  table: FileTable
  mapping: Mapping
  encoding: TextEncoding
}

const encodingNames: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

const productTrial = {
  sizeOf: charactersOf,
  send: (import_id: string, part: readonly ImportRow[], all: readonly ImportRow[]) =>
    call(importProducts, {
      body: { import_id, rows: [...part], dry_run: true, decimal_signs: decimalSigns(all) },
    }),
}

const productJob = {
  workOf: (rows: readonly ImportRow[]) => ({
    kind: 'import_products' as const,
    rows: [...rows],
    decimal_signs: decimalSigns(rows),
  }),
  reportOf: ({ line }: ImportRow, failed: BulkJobRow | undefined): ImportResult => ({
    line,
    done: failed ? 'failed' : 'changed',
    id: null,
    faults: failed?.problem?.fields ?? [],
    changes: [],
    hidden_offers: 0,
  }),
}

type Corrections = ReadonlyMap<number, ImportRow> // by line
const none: Corrections = new Map()

export function ImportScreen({ title, linkTo }: ImportScreenProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const [loaded, setLoaded] = useState<Loaded>()
  const [problem, setFault] = useState<FileProblem | 'not_text'>()
  const trial = useTrial<ImportRow, ImportResult>(productTrial)
  const imported = useImportJob<ImportRow, ImportResult>(productJob)
  const run = imported.run ?? trial.run
  const isRunning = trial.isRunning || imported.isRunning
  const forget = () => {
    trial.forget()
    imported.forget()
  }
  const tryRows = (all: readonly ImportRow[], again?: readonly ImportRow[]) => {
    imported.forget()
    void trial.send(all, again)
  }
  const [corrections, setCorrections] = useState(none) // stored between dry run and import
  const { table, mapping } = loaded ?? {}
  const read = useMemo(() => (table && mapping ? importRows(table, mapping) : []), [table, mapping])
  const rows = useMemo(() => read.map(row => corrections.get(row.line) ?? row), [read, corrections])
  const load = async (file: File | undefined) => {
    if (!file) return
    forget()
    setCorrections(none)
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    const content = decoded ? readTable(decoded.text) : 'not_text'
    const isFault = typeof content === 'string'
    setFault(isFault ? content : undefined)
    setLoaded(
      isFault || !decoded
        ? undefined
        : {
            name: file.name,
            table: content,
            mapping: guessMapping(content.head),
            encoding: decoded.encoding,
          },
    )
  }
  const format = table && formatOf(table.head)
  const canStart = loaded?.mapping.includes('sku') && !isRunning
  return (
    <>
      <RecordHead
        title={title}
        listHref={linkTo('adminProducts')}
        actions={
          <Button
            variant="ghost"
            size="dense"
            icon={iconDownloadSimple}
            onClick={() => downloadTable('products-columns', importColumns, [])}
          >
            {t('import.empty_file')}
          </Button>
        }
      />
      <div className={styles.screen}>
        <Panel dense titleAs="h2" title={t('import.file')}>
          <FileField name={loaded?.name} onFile={file => void load(file)} />
          {problem && <Note tone="error">{t(`import.fault.${problem}`)}</Note>}
          {loaded && loaded.encoding !== 'utf-8' && (
            <Note tone="warning">{t('import.encoding', { encoding: encodingNames[loaded.encoding] })}</Note>
          )}
          <p className={styles.hint}>{t('import.how')}</p>
        </Panel>
        {table && format && <ShopImport key={loaded?.name} table={table} format={format} />}
        {loaded && !format && (
          <MappingPanel
            loaded={loaded}
            onChange={changed => {
              forget()
              setCorrections(none)
              setLoaded({ ...loaded, mapping: changed })
            }}
          />
        )}
        {loaded && !format && (
          <Panel dense titleAs="h2" title={t('import.run')}>
            {!loaded.mapping.includes('sku') && <Note tone="warning">{t('import.needs_sku')}</Note>}
            <div className={styles.acts}>
              <Button variant="ghost" size="dense" disabled={!canStart} onClick={() => tryRows(rows)}>
                {t('import.try')}
              </Button>
              <Button size="dense" disabled={!canStart} onClick={() => void imported.send(rows)}>
                {t('import.take', { count: loaded.table.rows.length })}
              </Button>
              {isRunning && (
                <Button variant="text" size="dense" onClick={trial.isRunning ? trial.stop : imported.stop}>
                  {t('import.stop')}
                </Button>
              )}
            </div>
            {run && <ImportOutcome run={run} isRunning={isRunning} />}
          </Panel>
        )}
        {run && !isRunning && (
          <ImportFailures
            rows={rows}
            run={run}
            onAgain={corrected => {
              const changed = new Map([...corrections, ...corrected.map(row => [row.line, row] as const)])
              setCorrections(changed)
              if (!run.isTrial) return void imported.send(corrected)
              tryRows(
                rows.map(row => changed.get(row.line) ?? row),
                corrected,
              )
            }}
          />
        )}
        {run && !isRunning && <ImportChanges rows={rows} run={run} />}
      </div>
    </>
  )
}

function FileField({ name, onFile }: { name: string | undefined; onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('admin-goods')
  return (
    <label
      className={styles.drop}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onFile(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={event => onFile(event.currentTarget.files?.[0])}
      />
      <Icon of={iconFileCsv} size={30} />
      <b>{name ?? t('import.choose')}</b>
    </label>
  )
}

/** Columns of the file, each with its first value and its mapping. */
function MappingPanel({ loaded, onChange }: { loaded: Loaded; onChange: (mapping: Mapping) => void }) {
  const { t } = useTranslation('admin-goods')
  const words = useRecordWords()
  const { table, mapping } = loaded
  const put = (at: number, column: ImportColumn | undefined) =>
    onChange(
      mapping.map((old, place) => (place === at ? column : column && old === column ? undefined : old)),
    )
  return (
    <Panel dense titleAs="h2" title={t('import.columns')}>
      <ul className={styles.mapping}>
        {table.head.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
          <li key={at} data-used={mapping[at] !== undefined}>
            <span>
              <b>{name || t('import.unnamed', { number: at + 1 })}</b>
              <small>{table.rows[0]?.cells[at] || '–'}</small>
            </span>
            <SelectField
              dense
              hideLabel
              label={t('import.meaning', { name: name || String(at + 1) })}
              empty={t('import.left_out')}
              value={mapping[at] ?? ''}
              options={importColumns.map(column => ({
                value: column,
                label: words.field(columnPath(column)),
              }))}
              onChange={event =>
                put(
                  at,
                  importColumns.find(importColumn => importColumn === event.currentTarget.value),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

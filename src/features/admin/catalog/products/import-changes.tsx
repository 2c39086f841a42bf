import type { ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import { columnPath, useRecordWords } from '../../framework/record/record-words.ts'
import { ChangesTable } from './changes-table.tsx'
import type { ImportRun } from './use-trial.ts'

interface ImportChangesProps {
  rows: readonly ImportRow[]
  run: ImportRun
}

/** The values of a CSV file in our format, with the text of their cells. */
export function ImportChanges({ rows, run }: ImportChangesProps) {
  const words = useRecordWords()
  const cellsOf = new Map(rows.map(row => [row.line, row.cells]))
  const changes = run.results.flatMap(({ line, changes: ofRow }) =>
    ofRow.map(({ path, before, after }) => ({
      line,
      path,
      subject: cellsOf.get(line)?.sku,
      field: words.field(columnPath(path)),
      cell: cellsOf.get(line)?.[path],
      before: words.value(path, before),
      after: words.value(path, after),
    })),
  )
  return <ChangesTable hasCells subject="SKU" changes={changes} isTrial={run.isTrial} />
}

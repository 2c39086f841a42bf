/** Files of other shop systems and the calls that import them, as the tests use them. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { expect } from 'vitest'
import type { BulkJob } from '@/contract/endpoints/admin/jobs.ts'
import type { FileRecord, ImportOptions, RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { formatOf, mapColumns, recordsOf } from '@/contract/import-file.ts'
import { decodeText } from '@/lib/decode-text.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bulkJobCalls } from '../../bulk-jobs/testing/bulk-job-calls.ts'

export interface ParsedFile {
  records: FileRecord[]
  options: ImportOptions
}

/** Parses a file of `files` as the screen does. */
export function parsedFile(name: string, options: Partial<ImportOptions> = {}): ParsedFile {
  const decoded = decodeText(readFileSync(new URL(`files/${name}`, import.meta.url)))
  const { data } = Papa.parse<string[]>((decoded?.text ?? '').replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  })
  const [head = [], ...rows] = data
  const format = formatOf(head)
  if (!format) throw new Error(`unknown format of ${name}`)
  const numbered = rows.map((cells, at) => ({ line: at + 2, cells }))
  return {
    records: recordsOf(numbered, mapColumns(head, format), format),
    options: {
      format,
      locale: 'it',
      prices: 'gross',
      status: 'file',
      category_id: null,
      decimal_sign: null,
      ...options,
    },
  }
}

type ImportKind = 'import_shop_products' | 'import_shop_customers' | 'import_shop_orders'

/** A test server with the calls of bulk jobs and the import of files of one kind. */
export interface ImportServer extends TestServer {
  jobs: ReturnType<typeof bulkJobCalls>
  /** Imports a file and returns its finished job. */
  importFile(file: ParsedFile): Promise<BulkJob>
}

export async function openImportServer(kind: ImportKind): Promise<ImportServer> {
  const server = await openTestServer()
  const jobs = bulkJobCalls(server)
  return {
    ...server,
    jobs,
    importFile: async file => {
      const { status, body } = await jobs.start({ kind, ...file })
      expect(status).toBe(202)
      await jobs.run()
      return jobs.job(body.id)
    },
  }
}

/** Returns the results of a dry run. */
export async function preview(server: TestServer, file: ParsedFile): Promise<RecordResult[]> {
  const response = await server.call('POST', '/admin/imports/preview', {
    as: 'admin',
    body: { import_id: randomUUID(), ...file },
  })
  return response.json<{ results: RecordResult[] }>().results
}

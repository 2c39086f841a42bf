/** What the prints of orders have in common: reading the packed orders, the paper and its colours. */
import { setImmediate } from 'node:timers/promises'
import type { RowProblem } from '@/contract/endpoints/admin/jobs.ts'
import { formatTag } from '@/contract/locales.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Paper } from '../../invoices/paper.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import type { Job, JobFile, JobRow, PrintingKind } from '../bulk-kind.ts'
import { type PackedOrder, packedOrder } from '../packed-orders.ts'
import { printWords } from '../print-words.ts'

export type Say = (key: string, values?: Record<string, string | number>) => string

export interface Sheet {
  paper: Paper
  siteName: string
  say: Say
  locale: Job['locale']
}

interface OrderPrint {
  title: string // key of the title in the area `prints`
  whyNot(packed: PackedOrder): RowProblem['code'] | undefined
  size?(job: Job): 'A4' | 'A6'
  /** Draws on the current page. `at` counts the orders from 0. */
  draw(sheet: Sheet, packed: PackedOrder, at: number, job: Job): void
  /** Called after the last order. */
  end?(sheet: Sheet, orders: readonly PackedOrder[]): void
}

/** A kind of job that draws something for each order. Between two orders other work of the process may run. */
export const orderPrint = ({ title, whyNot, size, draw, end }: OrderPrint): PrintingKind => ({
  permission: 'admin:orders:ship',
  mostRows: 500,
  check: async (rows, context) => {
    const problems = new Map<number, RowProblem>()
    for (const row of rows) {
      const packed = await packedOrder(context.db, row.record_id, context.locale)
      const code = packed ? whyNot(packed) : 'not_found'
      if (code) problems.set(row.position, { code, fields: [] })
    }
    return problems
  },
  print: async (rows: readonly JobRow[], job: Job, context: CallContext): Promise<JobFile> => {
    const [{ finish, openPaper }, { paperColours }] = await Promise.all([
      import('../../invoices/paper.ts'),
      import('../../invoices/paper-colours.ts'),
    ]) // loaded with their library on the first print
    const { site_name: siteName, vuetify_colors: palette } = await shopSettings(context.db)
    const { locale } = job
    const say: Say = (key, values) => printWords(locale, `prints.${key}`, values)
    const info = { title: say(title), author: siteName, language: formatTag(locale), created: context.now() }
    const paper = openPaper(info, paperColours(palette), size?.(job))
    const sheet = { paper, siteName, say, locale }
    const orders: PackedOrder[] = []
    for (const { record_id } of rows) {
      await setImmediate()
      const packed = await packedOrder(context.db, record_id, locale)
      if (!packed) continue
      draw(sheet, packed, orders.length, job)
      orders.push(packed)
    }
    end?.(sheet, orders)
    return { ending: 'pdf', content: await finish(paper), permissions: [] }
  },
})

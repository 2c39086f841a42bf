// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { OrderEntryLine } from '@/contract/endpoints/admin/order-entry.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { OrderEntryLineRow } from './line-row.tsx'
import type { LineState } from './quoted-lines.ts'

beforeAll(async () => {
  await startI18n('it', ['admin-sales', 'problems', 'validation'])
  await loadAreas(['admin-sales', 'problems', 'validation'])
})
afterEach(cleanup)

const line: OrderEntryLine = {
  product_id: 7,
  variant_ids: [],
  quantity: 1,
  note_worksheet: '',
  note_production: '',
  configuration: null,
  unit_price: null,
  price_reason: '',
}

function show(is_personalised: boolean): void {
  const quoted = {
    title: 'La tua tazza',
    sku: 'BA-MUG',
    choice: '',
    picture: '',
    total: 1390,
    is_personalised,
    withdrawal_exception: null,
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <OrderEntryLineRow
        line={line}
        state={{ quoted, problems: [] } as unknown as LineState}
        problem={undefined}
        locale="it"
        money={String}
        onChange={vi.fn()}
        onRemove={vi.fn()}
      />
    </QueryClientProvider>,
  )
}

it('says that a line with the buyer’s own design has no right of withdrawal', () => {
  show(true)
  expect(screen.getByText('Personalizzato, senza diritto di recesso')).toBeDefined()
})

it('says nothing about it for any other line', () => {
  show(false)
  expect(screen.getByText('La tua tazza')).toBeDefined()
  expect(screen.queryByText(/diritto di recesso/)).toBeNull()
})

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { emptyCoupon } from '@/contract/endpoints/admin/coupons.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { DiscountPreview } from './discount-preview.tsx'

const tree = [
  { id: 1, parent_id: null, name: 'Giochi' },
  { id: 2, parent_id: 1, name: 'Puzzle' },
  { id: 3, parent_id: 2, name: 'In legno' },
]
vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => ({
    data:
      endpoint === listCategories ? tree : [{ id: 7, title: 'Bosco', category_id: 3, shown: { now: 1000 } }],
  }),
}))
beforeAll(async () => {
  await startI18n('it', ['admin-goods', 'admin', 'ui'])
  await loadAreas(['admin-goods', 'admin', 'ui'])
})
afterEach(cleanup)

function Form() {
  const form = useForm({ defaultValues: { ...emptyCoupon(), percent: 10, category_ids: [1] } })
  return (
    <FormProvider {...form}>
      <DiscountPreview locale="it" money={cents => `${cents} c`} />
    </FormProvider>
  )
}

it('applies a discount of a category to products of its subcategories', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/900 c/)).toBeTruthy()
})

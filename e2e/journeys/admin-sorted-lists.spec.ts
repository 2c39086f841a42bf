import { ask } from '../fixtures/api.ts'
import { handles, putFirstSecond } from '../fixtures/sorted-list.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 180_000 })

const goods = (key: string, params?: Record<string, string | number>) => say(`admin-goods.${key}`, params)

type Id = number | string
interface Sorted {
  version?: string
  data: { id?: number; code?: string; kind?: string; parent_id?: number | null }[]
}

interface Board {
  title: string
  screen: string // its path
  open?: string // the button that opens it there
  list: string // the call that reads it
  order: string // the call that sorts it
  sort: (ids: Id[], known: Id[], list: Sorted) => object
  shown?: string // the call by which the shop shows it
}

const boards: readonly Board[] = [
  {
    title: 'categories',
    screen: '/administration/categories',
    list: '/admin/categories',
    order: '/admin/categories/order',
    sort: (ids, _, { version, data }) => ({
      version,
      nodes: ids.map(id => ({ id, parent_id: data.find(one => one.id === id)?.parent_id ?? null })),
    }),
    shown: '/categories',
  },
  {
    title: 'slides',
    screen: '/administration/slideshow',
    list: '/admin/slides',
    order: '/admin/slides',
    sort: (ids, known) => ({ ids, known }),
  },
  {
    title: 'pages of the menu',
    screen: '/administration/pages',
    open: 'admin-words.pages.order_all',
    list: '/admin/pages?per_page=100',
    order: '/admin/pages',
    sort: (ids, known) => ({ ids, known }),
  },
  {
    title: 'ways to pay',
    screen: '/administration/payments',
    list: '/admin/payment-methods',
    order: '/admin/payment-methods',
    sort: (codes, known) => ({ codes, known }),
  },
  {
    title: 'ways to send',
    screen: '/administration/shipping',
    list: '/admin/shipping-methods',
    order: '/admin/shipping-methods',
    sort: (codes, known) => ({ codes, known }),
  },
]

/** The sortable ids: all pages except the FAQ. */
const idsOf = ({ data }: Sorted): Id[] =>
  data.filter(one => one.kind !== 'faq').map(one => one.code ?? (one.id as number))

for (const board of boards)
  test(`shows both orders to the second of two admins who sort ${board.title}`, async ({
    page,
    shop,
    sessions,
  }) => {
    const token = await sessions.tokenOf('admin')
    const read = () => ask<Sorted>(shop.url, board.list, { token })
    const order = async () => idsOf(await read())
    await page.goto(board.screen)
    if (board.open) await page.getByRole('button', { name: say(board.open), exact: true }).click()
    await expect(handles(page).nth(1)).toBeVisible()
    const names = await handles(page).evaluateAll(all =>
      all.map(one => one.ariaLabel?.replace('Sposta ', '')),
    )
    const seen = await order()
    const theirs = [seen.at(-1) as Id, ...seen.slice(0, -1)]
    const sort = async (ids: Id[]) => {
      const body = board.sort(ids, await order(), await read())
      await ask(shop.url, board.order, { token, method: 'PUT', body })
    }
    await sort(theirs)

    await putFirstSecond(page)
    const both = page.getByRole('dialog', { name: say('admin.conflict.title') })
    const first = both.getByRole('row', { name: /^1 / })
    await expect(first).toContainText(names[1] ?? '?')
    await expect(first).toContainText(names.at(-1) ?? '?')
    expect(await order()).toEqual(theirs)
    await both.getByRole('button', { name: say('admin.conflict.keep_mine') }).click()
    await expect(page.getByText(goods('categories.arranged'))).toBeVisible()
    const mine = [seen[1], seen[0], ...seen.slice(2)]
    expect(await order()).toEqual(mine)
    if (board.shown) {
      const { data } = await ask<{ data: { name: string }[] }>(shop.url, board.shown)
      expect(data[0]?.name).toBe(names[1])
    }
    await sort(seen) // as other journeys expect it
  })

/**
 * Scripts in every text that users can write, in a browser whose content policy is off: only the escaping of texts
 * protects.
 */

import { scriptPayloads } from '../../server/security-tests/hostile-words.ts'
import type { AdminArticle } from '../../src/contract/endpoints/admin/articles.ts'
import { type AdminProduct, emptyProduct } from '../../src/contract/endpoints/admin/products.ts'
import { localizedTextsOf } from '../../src/contract/localized-texts.ts'
import { ask } from '../fixtures/api.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'

test.use({ pictures: true, bypassCSP: true, person: 'admin' })

const plain = '<img src=x onerror=alert(1)>"><svg/onload=alert(1)>'
const rich = scriptPayloads.join('\n')

type Call = <T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

interface Spoiled {
  record: string // its address in the API
  views: string[] // pages that show its texts
}

const titled = { title: plain, lead: plain, body: rich }

async function spoiledArticle(call: Call): Promise<Spoiled> {
  const [known] = (await call<{ data: AdminArticle[] }>('GET', '/admin/articles')).data
  if (!known) throw new Error('the demo shop has an article')
  const { id } = await call<{ id: number }>('POST', '/admin/articles', {
    category_id: known.category_id,
    author: plain,
    author_picture: null,
    picture: known.picture,
    element: null,
    character_slug: null,
    is_published: true,
    published_at: known.published_at,
    translations: {
      ...localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
      it: { ...titled, slug: 'parole-ostili' },
    },
  })
  return {
    record: `/admin/articles/${id}`,
    views: ['/blog', '/blog-novita/parole-ostili', `/administration/pages/blog/${id}`],
  }
}

async function spoiledPage(call: Call): Promise<Spoiled> {
  const { id } = await call<{ id: number }>('POST', '/admin/pages', {
    is_published: true,
    icon: null,
    show_in_menu: true,
    show_in_footer: true,
    visibility: 'everyone',
    visible_roles: [],
    translations: {
      ...localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
      it: { ...titled, slug: 'pagina-ostile' },
    },
    blocks: [
      { id: 'text', kind: 'text', texts: localizedTextsOf(() => ({ title: plain, html: rich })) },
      {
        id: 'questions',
        kind: 'questions',
        texts: localizedTextsOf(() => ({ title: plain, lead: plain })),
        questions: [{ id: 'one', texts: localizedTextsOf(() => ({ question: plain, answer: rich })) }],
      },
    ],
  })
  return { record: `/admin/pages/${id}`, views: ['/pagina-ostile', `/administration/pages/${id}`] }
}

async function spoiledProduct(call: Call): Promise<Spoiled> {
  const [row] = (await call<{ data: { id: number }[] }>('GET', '/admin/products')).data
  const { category_id, pictures } = await call<AdminProduct>('GET', `/admin/products/${row?.id}`)
  const { id } = await call<{ id: number }>('POST', '/admin/products', {
    ...emptyProduct(),
    sku: 'OSTILE-1',
    category_id,
    brand: plain,
    base_price: 990,
    status: 'published',
    stock_quantity: 5,
    pictures: pictures.map(picture => ({ ...picture, alts: localizedTextsOf(() => plain) })),
    translations: {
      ...emptyProduct().translations,
      it: {
        title: plain,
        slug: 'merce-ostile',
        subtitle: plain,
        description: rich,
        facts: [{ name: plain, value: plain }],
      },
    },
  })
  const { data } = await call<{ data: { slug: string; category: { slug: string } }[] }>(
    'GET',
    '/products?search=onerror',
  )
  const found = data.find(({ slug }) => slug === 'merce-ostile')
  return {
    record: `/admin/products/${id}`,
    views: [
      '/negozio?search=onerror',
      `/negozio/${found?.category.slug}/merce-ostile`,
      '/administration/products',
      `/administration/products/${id}`,
    ],
  }
}

test('runs no injected script on any page that shows it, without the content security policy', {
  tag: '@H1',
}, async ({ page, shop, sessions }) => {
  const ran: string[] = []
  page.on('dialog', dialog => {
    ran.push(`${new URL(page.url()).pathname}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.setContent('<img src=x onerror=alert(1)>')
  await expect.poll(() => ran, 'a script that runs is heard').toHaveLength(1)
  ran.length = 0

  const token = await sessions.tokenOf('admin')
  const call: Call = (method, path, body) => ask(shop.url, path, { token, method, ...(body && { body }) })
  await registerPerson(shop.url, plain)
  const spoiled = [await spoiledArticle(call), await spoiledPage(call), await spoiledProduct(call)]
  for (const view of [...spoiled.flatMap(({ views }) => views), '/administration/users']) {
    await page.goto(view, { waitUntil: 'networkidle' })
    await expectDrawn(page)
    const words = page.getByText('onerror').or(page.locator('input[value*="onerror"]'))
    await expect.poll(() => words.count(), view).toBeGreaterThan(0)
    const links = await page
      .locator('a')
      .evaluateAll(all => all.map(one => (one as HTMLAnchorElement).protocol))
    expect(
      links.filter(protocol => !/^(https?|mailto|tel|blob):$/.test(protocol) && protocol !== ''),
      `links of ${view}`,
    ).toEqual([])
    const foreign = page.locator(
      'iframe[srcdoc*="alert"], object, embed, base, [onerror], [onload], [onclick]',
    )
    await expect(foreign, view).toHaveCount(0)
  }
  expect(ran).toEqual([])
  for (const { record } of spoiled) await call('DELETE', record)
})

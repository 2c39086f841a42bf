import { describe, expect, it } from 'vitest'
import { readForeignProduct } from './read-product.ts'
import { parsedFile } from './testing/import-files.ts'

const productsOf = (name: string) => {
  const { records, options } = parsedFile(name)
  return records.map(record => readForeignProduct(record, options))
}

describe('readForeignProduct of Shopify', () => {
  const [tray, box, guide] = productsOf('shopify-products.csv')

  it('groups the rows of a handle and reads one variant per combination of options', () => {
    expect(
      tray?.product.variants.map(({ sku, options }) => [sku, options.map(({ value }) => value)]),
    ).toEqual([
      ['TRAY-G-S', ['Green', 'Small']],
      ['TRAY G/L', ['Green', 'Large']],
      ['', ['Red', 'Small']],
    ])
    expect(tray?.product.variants[1]?.options[0]?.name).toBe('Felt')
    expect(tray?.cells.faults).toEqual([])
  })

  it('reads prices, stock, weight, type and status', () => {
    expect(tray?.product).toMatchObject({
      key: 'dice-tray',
      slug: 'dice-tray',
      brand: 'Arcana Works',
      category: ['Accessories for play'],
      status: 'published',
      weight: 520,
      isDigital: false,
    })
    expect(tray?.product.variants.map(({ price, stock }) => [price, stock])).toEqual([
      [1990, 4],
      [2490, 0],
      [1990, 0],
    ])
  })

  it('sorts pictures by their position', () => {
    expect(tray?.product.pictures).toEqual([
      { url: 'https://cdn.example.com/tray-1.jpg', text: 'From the side' },
      { url: 'https://cdn.example.com/tray-2.jpg', text: 'From above' },
    ])
  })

  it('reads a product without options as one variant, with its price before the reduction', () => {
    expect(box?.product).toMatchObject({ status: 'draft', description: '<p>Plain text.</p>' })
    expect(box?.product.variants).toMatchObject([{ options: [], price: 2000, salePrice: 1500, stock: null }])
  })

  it('reads a product that is not shipped as digital, and one without tax as untaxed', () => {
    expect(guide?.product).toMatchObject({ isDigital: true, taxClass: 'zero' })
  })

  it('reads the column names since 2025', () => {
    const [tokens] = productsOf('shopify-products-2025.csv')
    expect(tokens?.product).toMatchObject({
      key: 'token-set',
      title: 'Token set',
      category: ['Toys & Games', 'Games', 'Board Games', 'Tokens'],
      status: 'published',
      weight: 80,
      pictures: [{ url: 'https://cdn.example.com/tokens.png', text: 'Tokens' }],
      variants: [{ sku: 'TOK-40', price: 950, stock: 30 }],
    })
  })

  it('reports an unreadable price with its row and column', () => {
    const { records, options } = parsedFile('shopify-products.csv')
    const record = structuredClone(records[0])
    if (!record?.rows[1]) throw new Error('no row')
    record.rows[1].cells.price = 'twelve'
    expect(readForeignProduct(record, options).cells.faults).toEqual([
      { path: 'price', code: 'money', params: { line: 3 } },
    ])
  })
})

describe('readForeignProduct of WooCommerce', () => {
  const [mat, pdf, external, sleeves] = productsOf('woo-products.csv')

  it('joins variations to the product that they name', () => {
    expect(
      mat?.product.variants.map(({ sku, price, stock, options }) => [sku, price, stock, options]),
    ).toEqual([
      ['MAT-F', 3000, 7, [{ name: 'Motif', value: 'Forest' }]],
      ['', 3250, 0, [{ name: 'Motif', value: 'Sea, calm' }]],
    ])
    expect(mat?.product.attributes).toEqual([
      { name: 'Material', value: 'Cloth' },
      { name: 'Material', value: 'Rubber' },
    ])
  })

  it('reads the deepest category, the weight in kilograms and the short description', () => {
    expect(mat?.product).toMatchObject({
      key: '41',
      category: ['Playmats', 'Cloth'],
      weight: 500,
      subtitle: 'Rolls up in its own tube.',
      brand: 'Mat House',
    })
  })

  it('restores line breaks that the export has escaped', () => {
    expect(mat?.product.description).toBe('<p>First line.</p><p>Second paragraph with a \\n in it.</p>')
  })

  it('reads virtual products, tax classes and sale prices', () => {
    expect(pdf?.product).toMatchObject({ isDigital: true, taxClass: 'zero', status: 'draft' })
    expect(sleeves?.product).toMatchObject({ taxClass: 'reduced', category: ['Games & cards'], weight: 80 })
    expect(sleeves?.product.variants).toMatchObject([{ price: 1000, salePrice: 750, stock: 100 }])
  })

  it('refuses a type of product that the shop does not have', () => {
    expect(external?.cells.faults).toEqual([{ path: 'type', code: 'import_type', params: { line: 6 } }])
  })

  it('refuses a variation without its product', () => {
    const { records, options } = parsedFile('woo-products.csv')
    const record = { rows: records[0]?.rows.slice(1) ?? [] }
    expect(readForeignProduct(record, options).cells.faults).toContainEqual({
      path: 'parent',
      code: 'import_no_parent',
      params: { line: 3 },
    })
  })

  it('reads Italian column names, semicolons, Windows-1252 and decimal commas', () => {
    const [lume] = productsOf('woo-products-italian.csv')
    expect(lume?.product).toMatchObject({
      title: 'Lume d’attesa così così',
      weight: 300,
      category: ['Lumi'],
      brand: 'Bottega',
      variants: [{ price: 1290, stock: 12 }],
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naturaOf, provisionOf, stampDuty } from '../invoices/natura.ts'
import { checkFile } from './check-file.ts'
import { fatturaOf } from './fattura-of-document.ts'
import { lawSchemas } from './testing/law-data.ts'
import { documents } from './testing/random-documents.ts'
import { writeFattura } from './write-fattura.ts'

const settings = { regime: 'RF01', zero_natura: '', zero_provision: '' } as const

const written = (document: Parameters<typeof fatturaOf>[0]) => {
  const fattura = fatturaOf(document, '0000A', settings)
  if (typeof fattura === 'string') throw new Error(fattura)
  return { fattura, xml: writeFattura(fattura) }
}
const sample = (seed: number, count = 1) => fc.sample(documents, { seed, numRuns: count }).flat()

describe('electronic invoices of stored documents', () => {
  it('pass the official schema and all checks for 1,000 generated documents of all kinds', async () => {
    const all = sample(45, 620)
    expect(all.length).toBeGreaterThanOrEqual(1000)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'credit_note']))
    const place = { schemas: lawSchemas(), today: '2026-11-28' }
    const failures: unknown[] = []
    let passed = 0
    for (const document of all) {
      const { fattura, xml } = written(document)
      const { codes, detail } = await checkFile({ name: 'IT01234567897_0000A.xml', xml }, place)
      const isUndefinedNatura = fattura.lines.some(({ rate, natura }) => rate === 0 && natura === null)
      const expected = isUndefinedNatura ? ['00400', '00429'] : [] // a service for a foreign consumer at rate 0
      if (codes.some(code => !expected.includes(code))) failures.push([codes, detail, xml])
      if (codes.length === 0) passed++
    }
    expect(failures).toEqual([])
    expect(passed).toBeGreaterThanOrEqual(1000)
  })

  it('have the sums of the document in lines, summaries and total', () => {
    for (const document of sample(7, 300)) {
      const { fattura } = written(document)
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(sum(fattura.lines.map(({ net }) => net))).toBe(document.taxable)
      expect(sum(fattura.summaries.map(({ taxable }) => taxable))).toBe(document.taxable)
      expect(sum(fattura.summaries.map(({ vat }) => vat))).toBe(document.vat)
      expect(fattura.total).toBe(document.due)
    }
  })

  it('use the Natura, provision and fiscal regime of the settings for sales in Italy without VAT', () => {
    const document = sample(45, 200).find(({ vat_percent, content }) => {
      const isItalian = content.buyer.address?.country === 'IT'
      return vat_percent === 22 && isItalian
    })
    if (!document) throw new Error('no sample')
    const free = { ...document, vat_percent: 0, vat: 0, due: document.taxable }
    const fattura = fatturaOf(free, '0000A', {
      regime: 'RF19',
      zero_natura: 'N2.2',
      zero_provision: 'art. 1, cc. 54-89, L. 190/2014',
    })
    if (typeof fattura === 'string') throw new Error(fattura)
    expect(fattura.seller.regime).toBe('RF19')
    expect(fattura.summaries).toMatchObject([
      { rate: 0, natura: 'N2.2', provision: 'art. 1, cc. 54-89, L. 190/2014' },
    ])
  })

  it('list the reasons why a file cannot be written', () => {
    const [document] = sample(1)
    if (!document) throw new Error('no sample')
    const of = (content: object, kind = document.kind) =>
      fatturaOf({ ...document, kind, content: { ...document.content, ...content } }, '0000A', settings)
    expect(of({ seller: { ...document.content.seller, place: 'Verona' } })).toBe('seller')
    expect(of({ buyer: { address: null, email: 'a@example.com' } })).toBe('buyer')
    expect(of({ currency: 'dollar' })).toBe('currency')
    expect(of({}, 'earlier_invoice')).toBe('earlier')
  })
})

describe('Natura', () => {
  it('follows from country, business and kind of delivery', () => {
    const natura = (country: 'IT' | 'AT' | 'CH' | 'SM', isBusiness: boolean, isService = false) =>
      naturaOf({ country, isBusiness, isService })
    expect([natura('AT', true), natura('CH', false), natura('SM', true)]).toEqual(['N3.2', 'N3.1', 'N3.3'])
    expect([natura('AT', true, true), natura('CH', true, true)]).toEqual(['N2.1', 'N2.1'])
    expect([natura('IT', true), natura('AT', false), natura('IT', false, true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('cites the consolidated code from 1 January 2027 on', () => {
    expect(provisionOf('N3.1', '2026-12-31')).toBe('art. 8 DPR 633/1972')
    expect(provisionOf('N3.1', '2027-01-01')).toContain('D.Lgs. 10/2026')
  })

  it('carries stamp duty above 77.47 for services, never for exports (worked example 10)', () => {
    expect(stampDuty([{ natura: 'N2.1', taxable: 7747 }])).toBe(0)
    expect(stampDuty([{ natura: 'N2.1', taxable: 7748 }])).toBe(200)
    expect(stampDuty([{ natura: 'N3.1', taxable: 99_999 }])).toBe(0)
    expect(stampDuty([{ natura: 'N3.2', taxable: 99_999 }])).toBe(0)
  })
})
